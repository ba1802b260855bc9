import { statedSentence } from '../../resources/trade/guard-sentences'
import type { GuardDoor, GuardFinding } from '../../resources/trade/guards'
import type { Tx } from '../database/tx'
import { atDoor } from './at-door'

/** The sentences of what a door only warns of, each once (5-doors §1, « W »). */
export const warnedAt = (
  tx: Pick<Tx, 'tally'>,
  door: GuardDoor,
  findings: readonly GuardFinding[],
): string[] => [...new Set(atDoor(tx, door, findings).warned.map(({ reason }) => statedSentence(reason)))]
