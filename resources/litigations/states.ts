import type { Tone } from '../schema/field'
import { lookup } from '../schema/lookup'

/** The states of a litigation and what leads from one to another (domain §8). */
export const litigationStatuses = {
  '100': 'Ouvert',
  '150': 'En cours',
  '200': 'Avoir accepté',
  '250': 'Refusé par le fournisseur',
  '300': 'Avoir reçu',
  '350': 'Clos',
} as const
export type LitigationStatus = keyof typeof litigationStatuses

export const litigationTones: Readonly<Record<LitigationStatus, Tone>> = {
  '100': 'blue',
  '150': 'orange',
  '200': 'lightGreen',
  '250': 'red',
  '300': 'green',
  '350': 'grey',
}

export const litigationVerbs = ['take', 'accept', 'refuse', 'credit', 'close', 'reopen'] as const
export type LitigationVerb = (typeof litigationVerbs)[number]

/** Who may do something: a member's user, a supplier's, the back office. */
export type Side = 'member' | 'supplier' | 'backOffice'

export interface LitigationTransition {
  verb: LitigationVerb
  from: readonly LitigationStatus[]
  to: LitigationStatus
  /** The permission that each side needs; a side that is not named may not. */
  who: Readonly<Partial<Record<Side, string>>>
}

const answer = { supplier: 'answerLitigation', backOffice: 'answerLitigation' }
const follow = { member: 'updateLitigation', backOffice: 'updateLitigation' }

export const litigationTransitions: readonly LitigationTransition[] = [
  {
    verb: 'take',
    from: ['100'],
    to: '150',
    who: { supplier: 'answerLitigation', backOffice: 'updateLitigation' },
  },
  { verb: 'accept', from: ['100', '150'], to: '200', who: answer },
  { verb: 'refuse', from: ['100', '150'], to: '250', who: answer },
  { verb: 'credit', from: ['200'], to: '300', who: follow },
  { verb: 'close', from: ['100', '150', '250', '300'], to: '350', who: follow },
  { verb: 'reopen', from: ['350'], to: '150', who: { backOffice: 'updateLitigation' } },
]

const sides = lookup({ 1: 'backOffice', 2: 'supplier', 3: 'member' } as const)
/** The side of a type of profile. */
export const sideOf = (profileTypeId: number): Side => sides[profileTypeId as 1] ?? 'member'

/** The transition of a verb from a status; undefined when there is none. */
export const litigationTransition = (verb: LitigationVerb, from: LitigationStatus) =>
  litigationTransitions.find((one) => one.verb === verb && one.from.includes(from))

/** What somebody may do of a litigation now. */
export const verbsOf = (
  status: LitigationStatus,
  side: Side,
  may: (permission: string) => boolean,
): LitigationVerb[] =>
  litigationTransitions
    .filter(({ from, who }) => from.includes(status) && who[side] !== undefined && may(who[side]))
    .map(({ verb }) => verb)
