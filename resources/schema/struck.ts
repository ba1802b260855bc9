import type { Answer } from './infer'
import { many } from './pick'
import { told } from './told'

const struck = {
  /** « 3 paniers ». */
  label: told.text('Ce qui est touché'),
  /** The first of them, each in words. */
  rows: told.texts('Les premiers'),
}
export type Struck = Answer<typeof struck>

/** `PUT /struck`: what rows taken out of service strike, counted by kind. */
export const struckAnswer = { struck: many('Ce qui est touché', struck) }
export type StruckAnswer = Answer<typeof struckAnswer>
