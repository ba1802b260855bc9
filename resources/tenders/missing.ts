import type { Answer } from '../schema/infer'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { preparationSteps } from './preparation'

/** Something that keeps a tender from being published, and the step where it is put right. */
export const missing = {
  step: toldKey('Étape', preparationSteps),
  name: told.text('Champ'),
  message: told.long('Message'),
}
export type Missing = Answer<typeof missing>
