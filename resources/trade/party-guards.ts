import { lookup } from '../schema/lookup'
import type { GuardAnswer } from './guards'
import type { Campaign } from './told'

/** Doors of a campaign at which it is asked whether a party still takes part (5-doors §1.3). */
export const partyDoors = lookup({
  ask: 'Interroger',
  answer: 'Répondre',
  decide: 'Retenir',
  apply: 'Appliquer',
} as const)
export type PartyDoor = keyof typeof partyDoors

type Cells = Readonly<Record<PartyDoor, GuardAnswer>>

/** What was sold while it was referenced is told all the same. */
const ofThePast: Cells = { ask: '–', answer: '–', decide: '–', apply: '–' }

/**
 * What each campaign does at its doors with a supplier that is dereferenced, or a member that left, is suspended or of another
 * service: « O » leaves it out and tells it, « – » is on purpose.
 */
export const partyGuards: Readonly<Record<Campaign, Cells>> = lookup({
  volumes: { ask: 'R', answer: '–', decide: 'O', apply: 'O' },
  prices: { ask: 'O', answer: 'R', decide: 'R', apply: 'O' },
  statistics: ofThePast,
  revenues: ofThePast,
  quotes: { ask: 'R', answer: '–', decide: 'R', apply: '–' },
  tenders: { ask: 'R', answer: 'R', decide: 'R', apply: 'O' },
})

/** Id of the status « Prospect »: it receives no order, and may be asked and bid (domain §3.6). */
export const prospect = 2

/** Why a supplier takes part no more; `%{status}` is that of its record. */
export const shutWhy = 'fournisseur au statut « %{status} »'
