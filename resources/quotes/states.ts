import { leaving, type StagedState, type State, statesAt } from '../schema/course'

/** The states of a request for quotes (domain §10.4). */
export const quoteStates = {
  '100': { label: 'Demandé', tone: 'grey' },
  '150': { label: 'Envoyé aux fournisseurs', tone: 'blue' },
  '200': { label: 'Devis reçus', tone: 'orange' },
  '250': { label: 'Accepté', tone: 'green' },
  '300': { label: 'Refusé', tone: 'red' },
  '350': { label: 'Expiré', tone: 'grey' },
} as const satisfies Record<string, State>
export type QuoteStatus = keyof typeof quoteStates

/** What leads from one to another (domain §21): answers and their withdrawal lead to 200 and back, the clock expires, a supplier let in again opens what has expired. */
export const quoteMoves = [
  { verb: 'send', from: ['100'], to: '150' },
  { verb: 'receive', from: ['150', '350'], to: '200' },
  { verb: 'await', from: ['200'], to: '150' },
  { verb: 'reopen', from: ['350'], to: '150' },
  { verb: 'accept', from: ['200'], to: '250' },
  { verb: 'refuse', from: ['100', '150', '200'], to: '300' },
  { verb: 'expire', from: ['100', '150', '200'], to: '350' },
] as const
export type QuoteVerb = (typeof quoteMoves)[number]['verb']

/** Where a verb leads from a state; undefined where it leads nowhere. */
export const quoteMove = (verb: QuoteVerb, from: QuoteStatus): QuoteStatus | undefined =>
  quoteMoves.find((one) => one.verb === verb && (one.from as readonly string[]).includes(from))?.to

/** Requests that are not decided yet. */
export const runningQuotes: readonly QuoteStatus[] = leaving(quoteMoves, 'expire')

/** Whether a request was sent and is not decided: what has expired may still wait again. */
export const isUndecided = ({ status }: { status: QuoteStatus }): boolean =>
  status === '350' || (status !== '100' && runningQuotes.includes(status))

/** Where the quote of one supplier stands. */
export const quoteLineStates = {
  asked: { label: 'En attente', tone: 'grey', stage: 'asked' },
  answered: { label: 'Reçu', tone: 'blue', stage: 'told' },
  withdrawn: { label: 'Retiré', tone: 'orange', stage: 'asked' },
  declined: { label: 'Décliné', tone: 'grey', stage: 'asked' },
  accepted: { label: 'Retenu', tone: 'green', stage: 'told' },
  refused: { label: 'Non retenu', tone: 'red', stage: 'told' },
} as const satisfies Record<string, StagedState>
export type QuoteLineState = keyof typeof quoteLineStates

/** What a supplier has told and not taken back. */
export const toldLines = statesAt(quoteLineStates, 'told')

/** At most one answer stands for a link: it is withdrawn before another is sent. */
export const quoteLineMoves = [
  { verb: 'answer', from: ['asked', 'withdrawn', 'declined'], to: 'answered' },
  { verb: 'decline', from: ['asked', 'withdrawn'], to: 'declined' },
  { verb: 'withdraw', from: ['answered'], to: 'withdrawn' },
  { verb: 'accept', from: ['answered'], to: 'accepted' },
  { verb: 'refuse', from: ['answered'], to: 'refused' },
] as const

/** Until when a supplier may answer: the limit of its request, or the later moment until which it was let in again. */
export const limitOf = (
  { response_date_limit }: { response_date_limit: string },
  { reopened_until }: { reopened_until: string | null },
): string =>
  reopened_until && new Date(reopened_until) > new Date(response_date_limit)
    ? reopened_until
    : response_date_limit

/** Whether a supplier may answer, or withdraw its answer, now: until its limit, which is still in time. */
export const isAnswerable = (
  quote: { status: QuoteStatus; response_date_limit: string },
  line: { reopened_until: string | null },
  now: Date,
): boolean => (quote.status === '150' || quote.status === '200') && now <= new Date(limitOf(quote, line))

/** Whether the quote of a supplier is awaited: nothing was sent, or it was taken back. */
export const isAwaited = (state: QuoteLineState): boolean => state === 'asked' || state === 'withdrawn'

/** Whether a quote may still be accepted: its last day counts. */
export const isValid = (valid_until: string | null, today: string): boolean =>
  valid_until === null || valid_until >= today
