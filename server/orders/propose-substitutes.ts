import { addHours } from 'date-fns/addHours'
import { quantityWords } from '../../i18n/fr/orders'
import { substitutionTexts as texts } from '../../i18n/fr/substitutions'
import { lineAmount } from '../../resources/catalogue/units'
import { cutOffOf } from '../../resources/directory/delivery-calendar'
import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import { isConfirmed } from '../../resources/orders/call-fields'
import type { lineFields } from '../../resources/orders/confirmation-fields'
import { orderSubstitution } from '../../resources/orders/substitution'
import { compareDecimals, frenchPrice } from '../../resources/schema/decimal-text'
import type { Values } from '../../resources/schema/field'
import { parisMoment } from '../../resources/schema/paris-time'
import type { GuardFinding } from '../../resources/trade/guards'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { farLines } from '../trade/far-lines'
import type { LineFacts } from '../trade/line-facts'
import type { By } from '../trade/order-events'
import { cartTerms } from './cart-terms'
import { Held } from './hold-order'
import { quantityFindings } from './line-findings'
import type { OrderRow } from './order-row'
import { factsOfLines } from './reprice-lines'
import { toConfirm } from './to-confirm'

type Said = Values<typeof lineFields>

/** A line that is answered by another article of the supplier's catalogue. */
export interface Proposal {
  line: OrderLineAnswer
  /** Its place in what was sent. */
  index: number
  facts: LineFacts
  quantity: string
  price_ht: string
}

/**
 * Until when a member answers: the supplier's cut-off for the day of delivery; once it is past, the beginning of that day,
 * and an hour at least.
 */
async function answerBefore(
  tx: Tx,
  order: OrderRow,
  { day, now }: { day: string; now: Date },
): Promise<Date> {
  const terms = await cartTerms(tx, order, { now })
  const soonest = addHours(now, 1)
  const cutOff = terms && cutOffOf(terms.calendar, day)
  if (cutOff && cutOff >= soonest) return cutOff
  const dayBegins = parisMoment(day, '00:00')
  return dayBegins >= soonest ? dayBegins : soonest
}

interface Proposing {
  said: readonly Said[]
  lines: readonly OrderLineAnswer[]
  now: Date
  /** The guards that have asked, and are answered with yes. */
  confirmed: readonly string[] | null | undefined
}

/** Asks once about quantities that are far from what the member has of these articles (5-doors §1, 11). */
async function askFar(
  tx: Tx,
  order: OrderRow,
  { proposals, now }: { proposals: readonly Proposal[]; now: Date },
): Promise<void> {
  const lines = proposals.map(({ line, facts, quantity, price_ht }) => ({
    ...{ id: line.id, article_id: facts.article_id, label: facts.label, unit_label: facts.unit_label },
    ...{ quantity, line_ht: lineAmount(quantity, price_ht, facts), order_minimum: facts.order_minimum },
  }))
  const { asked } = atDoor(tx, 'proposal', await farLines(tx, { order, lines, now }))
  if (asked.length) throw toConfirm(asked)
}

/** The articles that a supplier proposes, checked: its own, another one, for sale that day, a quantity that is sold, a price. */
export async function checkProposals(
  tx: Tx,
  order: OrderRow,
  { said, lines, now, confirmed }: Proposing,
): Promise<Proposal[]> {
  const asked = said.flatMap((one, index) => {
    const line = lines.find(({ id }) => id === one.line_id)
    const article_id = one.substitute_article_id
    return line && article_id && one.state === 'substituted' ? [{ one, index, line, article_id }] : []
  })
  if (!asked.length) return []
  const articles = asked.map(({ article_id }) => ({ article_id, product_not_in_catalog_id: null }))
  const known = await factsOfLines(tx, order, { lines: articles, now })
  const refused: (GuardFinding & { index: number })[] = []
  const proposals = asked.map(({ one, index, line, article_id }) => {
    const fail = (message: string) => invalid([{ name: `lines.${index}`, message }])
    const facts = known.get(`a${article_id}`)
    if (!facts || facts.supplier_id !== order.supplier_id || article_id === line.article_id)
      throw fail(texts.notYours)
    const [quantity, price_ht] = [one.substitute_quantity ?? '', one.substitute_price_ht ?? '']
    if (!quantity || compareDecimals(quantity, '0') <= 0) throw fail(texts.quantity)
    if (!price_ht || compareDecimals(price_ht, '0') <= 0) throw fail(texts.price)
    const wrong = atDoor(tx, 'proposal', [...facts.findings, ...quantityFindings(quantity, facts)]).refused
    const { id, label } = line
    refused.push(...wrong.map((finding) => ({ ...finding, line: { id, label }, index })))
    return { line, index, facts, quantity, price_ht }
  })
  if (!refused.length) {
    if (!isConfirmed(confirmed, 'habit')) await askFar(tx, order, { proposals, now })
    return proposals
  }
  const fields = refused.map(({ index, reason }) => ({ name: `lines.${index}`, message: reason }))
  throw new Held('proposal', refused, { type: 'err400', fields })
}

/** « Carotte vrac : remplacement proposé, Carotte des sables, 6 cartons à 1,20 € ». */
export const proposalWords = ({ line, facts, quantity, price_ht }: Proposal): string =>
  texts.proposed({
    asked: line.label,
    other: `${facts.label}, ${quantityWords(quantity, facts.unit_label)} à ${frenchPrice(price_ht)}`,
  })

const pendingSql = `select id from order_substitution where order_id = $1 and state = 'pending' and "deletedAt" is null order by id`

/** Takes back what still waits for an answer: it was answered anew, or the order is no more. */
export async function withdrawPending(on: Writing, orderId: number): Promise<void> {
  for (const { id } of await on.tx.query<{ id: number }>(pendingSql, [orderId]))
    await repo(on, orderSubstitution).update(id, { state: 'withdrawn' })
}

/** Keeps what is proposed; what was proposed before and not answered is taken back. Answers until when it may be answered. */
export async function keepProposals(
  tx: Tx,
  order: OrderRow,
  { proposals, by, now, day }: { proposals: readonly Proposal[]; by: By; now: Date; day: string },
): Promise<Date | undefined> {
  await withdrawPending({ tx, now, actor: by }, order.id)
  if (!proposals.length) return undefined
  const until = await answerBefore(tx, order, { day, now })
  const kept = repo({ tx, now, actor: by }, orderSubstitution)
  for (const { line, facts, quantity, price_ht } of proposals)
    await kept.create({
      order_id: order.id,
      order_line_id: line.id,
      article_id: facts.article_id ?? 0,
      label: facts.label,
      ref_supplier: facts.ref_supplier,
      quantity,
      order_unit: facts.order_unit,
      billing_unit: facts.billing_unit,
      coef_order_management: facts.coef_order_management,
      coef_billing: facts.coef_billing,
      price_ht,
      rate: facts.rate,
      line_ht: lineAmount(quantity, price_ht, facts),
      answer_before: until.toISOString(),
    })
  return until
}
