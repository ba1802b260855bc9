import { leaving, type State, stepOf } from '../schema/course'
import type { Step } from '../schema/field'
import { lookup } from '../schema/lookup'

/** The states of a litigation and what leads from one to another (domain §8). */
export const litigationStates = {
  '100': { label: 'Ouvert', tone: 'blue' },
  '150': { label: 'En cours', tone: 'orange' },
  '200': { label: 'Avoir accepté', tone: 'lightGreen' },
  '250': { label: 'Refusé par le fournisseur', tone: 'red' },
  '300': { label: 'Avoir reçu', tone: 'green' },
  '350': { label: 'Clos', tone: 'grey' },
} as const satisfies Record<string, State>
/** Before it is sent a litigation has no status of its own. */
export const draftState = { label: 'À envoyer', tone: 'orange' } as const satisfies State

export type LitigationStatus = keyof typeof litigationStates

/** Where a claim stands that no credit was granted for. */
export const uncreditedStatuses: readonly LitigationStatus[] = ['100', '150', '250', '350']

export const litigationVerbs = ['take', 'accept', 'refuse', 'credit', 'close', 'reopen'] as const
export type LitigationVerb = (typeof litigationVerbs)[number]

/** Who may do something: a member's user, a supplier's, the back office. */
export type Side = 'member' | 'supplier' | 'backOffice'

export interface LitigationTransition extends Step<LitigationStatus> {
  verb: LitigationVerb
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

/** Still without an answer of its supplier. */
export const unansweredLitigations = leaving(litigationTransitions, 'accept')

/** A credit was promised, and did not come yet. */
export const promisedCredits = leaving(litigationTransitions, 'credit')

/** Those whose credit is awaited: asked for, or promised. */
export const awaitedCredits = [...unansweredLitigations, ...promisedCredits]

/** The transition of a verb from a status; undefined when there is none. */
export const litigationTransition = (verb: LitigationVerb, from: LitigationStatus) =>
  stepOf(litigationTransitions, verb, { from })

/** What somebody may do of a litigation now. */
export const verbsOf = (
  status: LitigationStatus,
  side: Side,
  may: (permission: string) => boolean,
): LitigationVerb[] =>
  litigationTransitions
    .filter(({ from, who }) => from.includes(status) && who[side] !== undefined && may(who[side]))
    .map(({ verb }) => verb)
