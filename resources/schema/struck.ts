import type { Answer } from './infer'
import { many, maybe } from './pick'
import { told } from './told'

const struck = {
  /** « 3 paniers ». */
  label: told.text('Ce qui est touché'),
  /** The first of them, each in words, with the page that shows it to who asks. */
  rows: many('Les premiers', { label: told.text('Libellé'), link: maybe(told.text('Page')) }),
}
export type Struck = Answer<typeof struck>

/** `PUT /struck`: what rows taken out of service strike, counted by kind. */
export const struckAnswer = { struck: many('Ce qui est touché', struck) }
export type StruckAnswer = Answer<typeof struckAnswer>
