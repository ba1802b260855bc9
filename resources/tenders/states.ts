import { type StagedState, statesAt } from '../schema/course'
import { lookup } from '../schema/lookup'

/** The states of a tender and what leads from one to another (domain §9.2). */
export const tenderStates = {
  '100': { label: 'En préparation', tone: 'grey', stage: 'prepared' },
  '150': { label: 'Consultation ouverte', tone: 'green', stage: 'open' },
  '200': { label: 'Consultation close', tone: 'blue', stage: 'closed' },
  '250': { label: 'Plis ouverts, analyse', tone: 'orange', stage: 'opened' },
  '300': { label: 'Négociation', tone: 'orange', stage: 'negotiated' },
  '350': { label: 'Attribué', tone: 'lightGreen', stage: 'awarded' },
  '400': { label: 'En exécution', tone: 'green', stage: 'awarded' },
  '450': { label: 'Terminé', tone: 'grey', stage: 'over' },
  '500': { label: 'Sans suite', tone: 'red', stage: 'dropped' },
} as const satisfies Record<string, StagedState>
export type TenderStatus = keyof typeof tenderStates

/** Tenders that suppliers write to, those whose market is awarded and not over, and all that were awarded. */
export const answerableTenders = statesAt(tenderStates, 'open', 'negotiated')
export const runningMarkets = statesAt(tenderStates, 'awarded')
export const awardedTenders = statesAt(tenderStates, 'awarded', 'over')

export type TenderVerb =
  | 'publish'
  | 'close'
  | 'open'
  | 'negotiate'
  | 'resume'
  | 'award'
  | 'apply'
  | 'end'
  | 'cancel'

interface Move {
  from: readonly TenderStatus[]
  to: TenderStatus
  /** The permission that it needs; without one only the clock makes the move. */
  access?: string
}

export const tenderMoves: Readonly<Record<TenderVerb, Move>> = lookup({
  publish: { from: ['100'], to: '150', access: 'publishTender' },
  close: { from: ['150'], to: '200' },
  open: { from: ['200'], to: '250', access: 'openTenderResponses' },
  negotiate: { from: ['250'], to: '300', access: 'negotiateTender' },
  resume: { from: ['300'], to: '250', access: 'negotiateTender' },
  award: { from: ['250'], to: '350', access: 'awardTender' },
  apply: { from: ['350'], to: '400' },
  end: { from: ['400'], to: '450' },
  cancel: { from: ['100', '150', '250', '350'], to: '500', access: 'awardTender' },
})
export const tenderVerbs = Object.keys(tenderMoves) as TenderVerb[]
export const tenderSteps = tenderVerbs.map((verb) => ({ verb, ...tenderMoves[verb] }))

/** Where a verb leads from a state; undefined where it leads nowhere. */
export const tenderMove = (verb: TenderVerb, from: TenderStatus): TenderStatus | undefined =>
  tenderMoves[verb].from.includes(from) ? tenderMoves[verb].to : undefined

interface Standing {
  status: TenderStatus
  is_public: boolean
  signed_on: string | null
}

/** An award is dropped only of a public tender, until it is signed: then it binds (R2185-1). */
export const mayDrop = ({ status, is_public, signed_on }: Standing): boolean =>
  tenderMove('cancel', status) !== undefined && (status !== '350' || (is_public && !signed_on))

/** What somebody may do with a tender now. */
export const tenderVerbsOf = (tender: Standing, may: (permission: string) => boolean): TenderVerb[] =>
  tenderVerbs.filter((verb) => {
    const { access } = tenderMoves[verb]
    if (access === undefined || !may(access)) return false
    return verb === 'cancel' ? mayDrop(tender) : tenderMove(verb, tender.status) !== undefined
  })

/** The states of a supplier's answer (domain §9.2, §21). */
export const responseStates = {
  '100': { label: 'En saisie', tone: 'grey', stage: 'typed' },
  '150': { label: 'Envoyée', tone: 'blue', stage: 'sent' },
  '200': { label: 'Hors délai', tone: 'red', stage: 'late' },
  '250': { label: 'Irrégulière', tone: 'red', stage: 'judged' },
  '300': { label: 'Retenue', tone: 'green', stage: 'judged' },
  '350': { label: 'Non retenue', tone: 'orange', stage: 'judged' },
  '400': { label: 'Retirée', tone: 'grey', stage: 'withdrawn' },
} as const satisfies Record<string, StagedState>
export type ResponseStatus = keyof typeof responseStates

/** Answers that were judged with the award, and those that came in and stand. */
export const judgedResponses = statesAt(responseStates, 'judged')
export const standingResponses = statesAt(responseStates, 'sent', 'judged')

/** What becomes of an answer: sent again as long as it may, judged with the tender's award. */
export const responseMoves = [
  { verb: 'send', from: ['100', '200', '400'], to: '150' },
  { verb: 'miss', from: ['100'], to: '200' },
  { verb: 'withdraw', from: ['150'], to: '400' },
  { verb: 'exclude', from: ['150'], to: '250' },
  { verb: 'retain', from: ['150'], to: '300' },
  { verb: 'reject', from: ['150'], to: '350' },
  { verb: 'release', from: ['300'], to: '150' },
] as const

export const lotStatuses = {
  open: { label: 'Ouvert', tone: 'blue' },
  awarded: { label: 'Attribué', tone: 'green' },
  no_bid: { label: 'Sans offre', tone: 'orange' },
  cancelled: { label: 'Sans suite', tone: 'red' },
} as const

/** Lots that end with a tender that is dropped: what nobody bid for has ended before. */
export const droppedLots = ['open', 'awarded'] as const

export const lotMoves = [
  { verb: 'award', from: ['open'], to: 'awarded' },
  { verb: 'leave', from: ['open'], to: 'no_bid' },
  { verb: 'cancel', from: droppedLots, to: 'cancelled' },
] as const
