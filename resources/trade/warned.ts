import type { Answer } from '../schema/infer'
import { told } from '../schema/told'

/** What the guards of a door warn of while they let it be done (5-doors §1, « W »), one sentence each. */
export const warned = { warned: told.texts('Signalé') }
export type Warned = Answer<typeof warned>
