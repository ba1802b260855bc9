import type { ApiErrorType } from '../../i18n/fr/api-errors'
import { orderTexts } from '../../i18n/fr/orders'
import type { GuardRefusal } from '../../resources/orders/guard-refusal'
import { lookup } from '../../resources/schema/lookup'
import { endsOf } from '../../resources/trade/guard-ends'
import type { GuardId } from '../../resources/trade/guard-sentences'
import type { GuardDoor, GuardFinding } from '../../resources/trade/guards'
import { ApiError, type ErrorDetails } from '../api/error'
import type { Tx } from '../database/connect'
import { type By, tellOrder } from '../trade/order-events'
import type { OrderRow } from './order-row'

/** Sentences that are said of a refusal; the others are counted. */
const mostSaid = 3

/** What was found, each sentence once: « … » « … » et 4 autres. */
export function findingsText(findings: readonly Pick<GuardFinding, 'reason'>[]): string {
  const reasons = [...new Set(findings.map(({ reason }) => reason))]
  const more = reasons.length - mostSaid
  const said = reasons.slice(0, mostSaid).join(' ')
  return more > 0 ? `${said} ${orderTexts.others({ smart_count: more })}` : said
}

/** What was found as it is answered. */
export const refusalOf = ({ guard, reason, line, quantity }: GuardFinding): GuardRefusal => ({
  guard,
  line_id: line?.id ?? null,
  label: line?.label ?? null,
  reason,
  ends: [...endsOf(guard)],
  quantity: quantity ?? null,
})

type Refusal = (reason: string) => [type: 'err510' | 'err511' | 'err512' | 'err515', details: ErrorDetails]

/** Guards whose refusal has a type of its own; their sentence is all that is said. */
const own: Readonly<Partial<Record<GuardId, Refusal>>> = lookup({
  minimum: (display) => ['err515', { display }],
  validator: (display) => ['err511', { display }],
})

const refusals: Readonly<Partial<Record<GuardDoor, Refusal>>> = lookup({
  validation: (raison) => ['err510', { display: orderTexts.cannotValidate({ raison }) }],
  reopening: (display) => ['err510', { display }],
  proposal: (display) => ['err510', { display }],
})

const otherwise: Refusal = (raison) => ['err510', { fill: { raison } }]

function typed(door: GuardDoor, findings: readonly GuardFinding[]): Refusal {
  const [only, ...others] = new Set(findings.map(({ guard }) => guard))
  if (only && !others.length) {
    if (door !== 'submission' && only === 'day') return (display) => ['err512', { display }]
    const alone = own[only]
    if (alone) return alone
  }
  return refusals[door] ?? otherwise
}

/** The refusal of a step by the guards of its door, with what they found. */
export class Held extends ApiError {
  constructor(
    readonly door: GuardDoor,
    readonly refused: readonly GuardFinding[],
    { type, more, ...details }: ErrorDetails & { type: ApiErrorType },
  ) {
    super(type, { ...details, more: { findings: refused.map(refusalOf), ...more } })
  }
}

/** The refusal of a door: every line by its id, label and reason, and what ends it (5-doors §1.1). */
export function refusedAt(
  door: GuardDoor,
  refused: readonly GuardFinding[],
  { before = '', more = {} }: { before?: string; more?: Readonly<Record<string, unknown>> } = {},
): Held {
  const [type, details] = typed(door, refused)([before, findingsText(refused)].filter(Boolean).join(' '))
  return new Held(door, refused, { ...details, type, more })
}

const sameSql = `
  select e.payload->'findings' = $2::jsonb and e.payload->>'door' = $3 as is_same from order_event e
  where e.order_id = $1 order by e.id desc limit 1`

/** Writes in the order's timeline what kept a step from being made, unless its last event says the same. */
export async function tellHeld(
  tx: Tx,
  order: Pick<OrderRow, 'id'>,
  { door, refused, by, now }: Pick<Held, 'door' | 'refused'> & { by: By; now: Date },
): Promise<void> {
  const findings = refused.map(({ guard, reason, line }) => ({
    guard,
    line_id: line?.id ?? null,
    label: line?.label ?? null,
    reason,
  }))
  const [last] = await tx.query<{ is_same: boolean | null }>(sameSql, [
    order.id,
    JSON.stringify(findings),
    door,
  ])
  if (last?.is_same) return
  await tellOrder(tx, order.id, {
    events: [{ type: 'held', payload: { door, findings } }],
    by,
    now,
  })
}
