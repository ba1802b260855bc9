import { type StagedState, type State, statesAt } from '../schema/course'

/** The states of a campaign of prices (domain §10.1). */
export const priceUpdateStates = {
  '100': { label: 'Brouillon', tone: 'grey', stage: 'draft' },
  '150': { label: 'Ouverte', tone: 'blue', stage: 'open' },
  '200': { label: 'Close', tone: 'orange', stage: 'closed' },
  '250': { label: 'En validation', tone: 'orange', stage: 'examined' },
  '300': { label: 'Validée', tone: 'lightGreen', stage: 'decided' },
  '350': { label: 'Appliquée', tone: 'green', stage: 'applied' },
  '400': { label: 'Annulée', tone: 'red', stage: 'cancelled' },
} as const satisfies Record<string, StagedState>
export type PriceUpdateStatus = keyof typeof priceUpdateStates

/** Campaigns that were sent and not called off, those whose lines are looked at or decided, those that are decided, and those that are over. */
export const sentCampaigns = statesAt(priceUpdateStates, 'open', 'closed', 'examined', 'decided', 'applied')
export const examinedCampaigns = statesAt(priceUpdateStates, 'examined', 'decided', 'applied')
export const decidedCampaigns = statesAt(priceUpdateStates, 'decided', 'applied')
export const endedCampaigns = statesAt(priceUpdateStates, 'applied', 'cancelled')
const reopenable: readonly PriceUpdateStatus[] = statesAt(priceUpdateStates, 'open', 'closed', 'examined')

/** What leads from one to another; the clock closes and applies (domain §21). */
export const priceUpdateMoves = [
  { verb: 'open', from: ['100'], to: '150' },
  { verb: 'close', from: ['150'], to: '200' },
  { verb: 'examine', from: ['200'], to: '250' },
  { verb: 'validate', from: ['250'], to: '300' },
  { verb: 'apply', from: ['300'], to: '350' },
  { verb: 'cancel', from: ['100', '150', '200', '250', '300'], to: '400' },
] as const
export type PriceUpdateVerb = (typeof priceUpdateMoves)[number]['verb']

/** Where a verb leads from a state; undefined where it leads nowhere. */
export const priceUpdateMove = (
  verb: PriceUpdateVerb,
  from: PriceUpdateStatus,
): PriceUpdateStatus | undefined =>
  priceUpdateMoves.find((one) => one.verb === verb && (one.from as readonly string[]).includes(from))?.to

/** Where a supplier's answer stands (domain §21). */
export const priceResponseStates = {
  to_answer: { label: 'À répondre', tone: 'orange', stage: 'awaited' },
  saved: { label: 'En saisie', tone: 'grey', stage: 'awaited' },
  sent: { label: 'Envoyée', tone: 'blue', stage: 'sent' },
  decided: { label: 'Décidée', tone: 'green', stage: 'sent' },
} as const satisfies Record<string, StagedState>
export type PriceResponseStatus = keyof typeof priceResponseStates

/** Answers that came in, and those that are still awaited. */
export const sentAnswers = statesAt(priceResponseStates, 'sent')
export const awaitedAnswers = statesAt(priceResponseStates, 'awaited')

export const priceResponseMoves = [
  { verb: 'save', from: ['to_answer'], to: 'saved' },
  { verb: 'send', from: ['to_answer', 'saved'], to: 'sent' },
  { verb: 'reopen', from: ['to_answer', 'saved'], to: 'saved' },
  { verb: 'decide', from: ['sent'], to: 'decided' },
] as const

export const priceDecisions = {
  pending: { label: 'À décider', tone: 'orange' },
  accepted: { label: 'Acceptée', tone: 'green' },
  refused: { label: 'Refusée', tone: 'red' },
  negotiated: { label: 'Négociée', tone: 'blue' },
} as const satisfies Record<string, State>
export type PriceDecision = keyof typeof priceDecisions

interface Timed {
  status: PriceUpdateStatus
  response_date_limit: string
}

/**
 * Whether a supplier may answer now, by the server's clock alone: until the limit, which is still in time, or until the moment
 * for which the back office has reopened its answer.
 */
export function mayAnswer(
  { status, response_date_limit }: Timed,
  reopenedUntil: string | null,
  now: Date,
): boolean {
  if (status === '150' && now <= new Date(response_date_limit)) return true
  return reopenable.includes(status) && reopenedUntil !== null && now <= new Date(reopenedUntil)
}
