import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import type { OrderAnswer } from '../../resources/orders/answers'
import { isAt } from '../../resources/orders/states'
import { expectedTotals } from '../../resources/orders/substitution'
import { totalsOf } from '../../resources/orders/totals'
import { parisDay } from '../../resources/schema/paris-time'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { farLines } from '../trade/far-lines'
import { actionsOf } from './actions'
import { answerEvents, answerLines, answerTaxes, answerValidations } from './answer-parts'
import { cartTerms, termsAnswer } from './cart-terms'
import { decidersNow, readPending } from './deciders'
import { getOrder, type OrderRow } from './order-row'
import { readSending } from './plan-sending'
import { standingLines } from './standing-lines'
import { standingWarnings } from './standing-warnings'
import { readSubstitutions } from './substitutions'
import { readSummaries } from './summary'

/** The lines of a cart, or of what waits for a decision, each as it stands now and with what is asked of a quantity far from habit. */
async function withFindings(
  work: Work,
  order: OrderRow,
  lines: readonly OrderLineAnswer[],
): Promise<OrderLineAnswer[]> {
  const { tx, now } = work
  const standing = await standingLines(work, order, lines)
  const looked = lines.map((line) => ({ ...line, unit_label: line.OrderUnit?.label ?? '' }))
  const far = await tx.beyond('orders', (all) => farLines(all, { order, lines: looked, now }))
  return lines.map((line) => ({
    ...line,
    ...standing.get(line.id),
    unusual: far.find((one) => one.line.id === line.id)?.reason ?? null,
  }))
}

/** An order as its page shows it; err404 when the actor does not see it. */
export async function readOrder(work: Work, id: number): Promise<OrderAnswer> {
  const { tx, actor, now } = work
  const [summary] = await readSummaries(tx, parisDay(now), { condition: 'o.id = $2', values: [id] })
  if (!summary) throw new ApiError('err404')
  const stored = await answerLines(tx, id)
  const open = isAt(summary.status, 'cart', 'waiting', 'refused') ? await getOrder(work, id) : undefined
  const lines = open && isAt(open.status, 'cart', 'waiting') ? await withFindings(work, open, stored) : stored
  const taxes = await answerTaxes(tx, id)
  const isUndecided = actor.profileTypeId === 2 || summary.round === 0
  const validations = isUndecided ? [] : await answerValidations(tx, id)
  const events = await answerEvents(tx, id, actor.profileTypeId === 2)
  const asked = lines.filter((line) => !line.added_at_reception)
  const fees = taxes.filter((tax) => !tax.at_reception)
  const charged = fees.filter(({ kind }) => kind !== 'deposit')
  const deposits = fees.filter(({ kind }) => kind === 'deposit').map(({ amount_ht }) => amount_ht)
  const totals = totalsOf(
    asked.map(({ line_ht, rate }) => ({ amount_ht: line_ht, rate })),
    charged,
    deposits,
  )
  // A supplier proposes once the order has left.
  const substitutions = open ? [] : await readSubstitutions(tx, id)
  const terms = open ? await cartTerms(tx, open, { now }) : null
  const pending = isAt(summary.status, 'waiting')
    ? await tx.beyond('orders', (all) => readPending(all, [id]))
    : []
  const decides = pending.some(
    (one) => decidersNow(one, now).includes(actor.userId) && summary.user_id !== actor.userId,
  )
  const isProposed = substitutions.some(
    ({ state, answer_before }) => state === 'pending' && new Date(answer_before) > now,
  )
  return {
    ...summary,
    lines,
    taxes,
    totals,
    substitutions,
    expected: expectedTotals({ lines: asked, substitutions, fees: charged, deposits }),
    sending: open && isAt(open.status, 'cart') ? await readSending(tx, id) : null,
    warnings: open ? await standingWarnings(work, open, asked) : [],
    terms: terms && termsAnswer(terms, summary.ask_delivery_date, { goods_ht: totals.goods_ht, now }),
    validations,
    events,
    actions: actionsOf(actor, { order: summary, decides, validations, round: summary.round, isProposed }),
  }
}
