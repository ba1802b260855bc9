import { confirmationSentences, frenchQuantity, orderTexts, quantityWords } from '../../i18n/fr/orders'
import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import { confirmationIssue } from '../../resources/orders/confirmation'
import type { confirmationFields, lineFields } from '../../resources/orders/confirmation-fields'
import { orderLine } from '../../resources/orders/order-line'
import { frenchDay } from '../../resources/schema/date-text'
import type { Values } from '../../resources/schema/field'
import { parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Tx } from '../database/connect'
import { notify } from '../trade/notify'
import type { By } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { refuseMoved } from '../trade/stale-event'
import { answerLines } from './answer-parts'
import type { Held } from './hold-order'
import { mailFacts } from './mail-facts'
import { toldHeld } from './or-held'
import type { OrderRow } from './order-row'
import { checkProposals, keepProposals, type Proposal, proposalWords } from './propose-substitutes'
import type { MailContext } from './queue-order'
import { acceptedLines } from './substitutions'
import { tellProposed } from './tell-substitutes'

type Confirmation = Values<typeof confirmationFields>
type ConfirmedLine = Values<typeof lineFields>

/** « 5 au lieu de 6 cartons », « Carotte vrac : manquant ». */
function difference(line: OrderLineAnswer, said: ConfirmedLine): string | undefined {
  const { state } = said
  if (state === 'short')
    return `${line.label} : ${frenchQuantity(said.quantity ?? '0')} au lieu de ${quantityWords(line.quantity, line.OrderUnit?.label ?? '')}`
  if (state === 'missing') return `${line.label} : ${orderTexts.missing}`
  return state === 'substituted'
    ? `${line.label} : ${orderTexts.substituted} ${said.substitute_label ?? ''}`
    : undefined
}

function check(
  lines: readonly OrderLineAnswer[],
  { said, day, now }: { said: readonly ConfirmedLine[]; day: string; now: Date },
): void {
  if (day < parisDay(now)) throw invalid([{ name: 'supplier_delivery_date', message: orderTexts.pastDate }])
  for (const [index, one] of said.entries()) {
    const line = lines.find(({ id }) => id === one.line_id)
    const fail = (message: string) => invalid([{ name: `lines.${index}`, message }])
    if (!line) throw fail(orderTexts.unknownLine)
    const issue = confirmationIssue(one, line.quantity)
    if (issue) throw fail(confirmationSentences[issue])
  }
}

async function keepLines(
  tx: Tx,
  lines: readonly OrderLineAnswer[],
  {
    said,
    how,
    proposals,
  }: { said: readonly ConfirmedLine[]; how: { by: By; now: Date }; proposals: readonly Proposal[] },
): Promise<void> {
  const kept = repo({ tx, now: how.now, actor: how.by }, orderLine)
  for (const line of lines) {
    const one = said.find(({ line_id }) => line_id === line.id)
    const state = one?.state ?? 'ok'
    const quantity = state === 'missing' ? '0' : state === 'short' ? one?.quantity : line.quantity
    const proposal = proposals.find((found) => found.line.id === line.id)
    await kept.update(line.id, {
      confirmed_state: state,
      confirmed_quantity: proposal ? '0' : (quantity ?? line.quantity),
      substitute_label:
        state === 'substituted' ? (proposal?.facts.label ?? one?.substitute_label ?? null) : null,
      substitute_article_id: null,
    })
  }
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text).getTime())

/** Another person of the supplier has answered since the order was read: its answer is not written over unseen. */
async function refuseAnswered(
  tx: Tx,
  { id, confirm_order_date }: OrderRow,
  { seen, by, now }: { seen: string | null | undefined; by: By; now: Date },
): Promise<void> {
  if (seen === undefined || momentOf(seen) === momentOf(confirm_order_date)) return
  await refuseMoved(tx, { order: id, what: 'answered', userId: by.userId, now })
}

/** The same, where a guard may refuse what is proposed: that is told in the order's timeline, the refusal answered. */
export const tryConfirmOrder = (
  tx: Tx,
  order: OrderRow,
  confirming: Parameters<typeof confirmOrder>[2],
): Promise<Held | undefined> =>
  toldHeld(tx, order, {
    by: confirming.by,
    now: confirming.context.now(),
    step: () => confirmOrder(tx, order, confirming),
  })

/** T13: the supplier tells when it delivers and what it lacks; nothing of what was ordered changes (I-07). */
export async function confirmOrder(
  tx: Tx,
  order: OrderRow,
  {
    context,
    lines,
    supplier_delivery_date,
    by,
    confirmed,
    seen_confirm_date,
  }: Confirmation & { by: By; context: MailContext },
): Promise<void> {
  const now = context.now()
  await refuseAnswered(tx, order, { seen: seen_confirm_date, by, now })
  const settled = await acceptedLines(tx, order.id)
  const said = (lines ?? []).filter(({ line_id }) => !settled.includes(line_id))
  const ordered = (await answerLines(tx, order.id)).filter(
    (line) => !line.added_at_reception && !settled.includes(line.id),
  )
  check(ordered, { said, day: supplier_delivery_date, now })
  const proposals = await checkProposals(tx, order, { said, lines: ordered, now, confirmed })
  const differences = said.flatMap((one) => {
    const line = ordered.find(({ id }) => id === one.line_id)
    const proposal = proposals.find((found) => found.line.id === one.line_id)
    if (proposal) return proposalWords(proposal)
    return (line && difference(line, one)) ?? []
  })
  await transition(tx, order, {
    verb: 'confirm',
    by,
    now,
    set: { confirm_order_date: now, supplier_delivery_date, ack_order_date: order.ack_order_date ?? now },
    events: [
      ...(order.status === '300' ? [{ type: 'read' as const }] : []),
      { type: 'confirmed', payload: { supplier_delivery_date, differences } },
    ],
  })
  await keepLines(tx, ordered, { said, how: { by, now }, proposals })
  const until = await keepProposals(tx, order, { proposals, by, now, day: supplier_delivery_date })
  if (until) await tellProposed(tx, order, { context, words: proposals.map(proposalWords), until })
  const { number, supplier } = await mailFacts(tx, order.id)
  await notify(tx, {
    kind: 'order_confirmed',
    users: [order.user_id],
    model: 'Order',
    entityId: order.id,
    event: now.toISOString(),
    params: {
      order: number,
      supplier,
      delivery_date: frenchDay(supplier_delivery_date),
      differences: differences.join(' ; '),
    },
    now,
  })
}
