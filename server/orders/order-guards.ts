import { budgetSentence, daySentence, minimumSentence } from '../../i18n/fr/orders'
import { nextDeliveryDates } from '../../resources/directory/delivery-calendar'
import type { LevelsAnswer } from '../../resources/orders/levels'
import { overBudget } from '../../resources/orders/over-budget'
import { termsIssues } from '../../resources/orders/terms-check'
import { sumOf } from '../../resources/orders/totals'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import { type GuardId, guardIds, guardSentence } from '../../resources/trade/guard-sentences'
import { answerAt, type GuardDoor, type GuardFinding } from '../../resources/trade/guards'
import type { Tx } from '../database/connect'
import { type AtDoor, atDoor } from '../trade/at-door'
import { foodCatalogId, spentOf } from '../trade/budget'
import { farLines } from '../trade/far-lines'
import { goneAuthors } from '../trade/gone-authors'
import { factsKey, type LineFacts } from '../trade/line-facts'
import { orderAddresses } from '../trade/order-recipients'
import { type CartTerms, dateReason } from './cart-terms'
import { type LineFinding, lineFindings } from './line-findings'
import type { LineRow } from './order-lines'
import { memberOfOrder, type OrderRow } from './order-row'
import type { PriceChange } from './reprice-lines'
import { sellerName } from './seller-name'
import { type SeenLines, staleLines } from './stale-line'

/** What the guards of an order look at, read once for all of them. */
export interface GuardedOrder {
  order: OrderRow
  lines: readonly LineRow[]
  facts: ReadonlyMap<string, LineFacts>
  terms: CartTerms | null
  goods_ht: string
  now: Date
  /** Prices that moved since the person saw them. */
  changes?: readonly PriceChange[]
  /** What the person saw of the lines, where that is said. */
  seen?: { lines: SeenLines; userId: number } | undefined
  /** The levels that it must pass, where it is submitted. */
  levels?: LevelsAnswer
}

/** The same with every condition that its lines meet. */
interface Looked extends GuardedOrder {
  ofLines: readonly LineFinding[]
}

type Check = (tx: Tx, of: Looked) => readonly GuardFinding[] | Promise<readonly GuardFinding[]>

/** A condition of lines. */
const ofLines =
  (guard: GuardId): Check =>
  (_tx, { ofLines }) =>
    ofLines.filter((finding) => finding.guard === guard)

/** The same where it is the order's: one line tells it. */
const ofOrder =
  (guard: GuardId): Check =>
  (_tx, { ofLines }) => {
    const first = ofLines.find((finding) => finding.guard === guard)
    return first ? [{ guard, reason: first.reason }] : []
  }

/** Why a day is no day of delivery, with the next that is (5-doors §1, 7); a cut-off that has passed where `isAsked`. */
export function dayFindings(
  terms: CartTerms | null,
  asked: string,
  { now, isAsked }: { now: Date; isAsked: boolean },
): GuardFinding[] {
  const why = dateReason(terms, asked, now)
  if (!why || (!isAsked && why === 'cut_off_passed')) return []
  const [next] = terms ? nextDeliveryDates(terms.calendar, now, 1) : []
  const isMild = why !== 'past' && terms?.terms.strict_delay === false
  return [{ guard: 'day', reason: daySentence(why, { day: asked, next }), isMild }]
}

const day: Check = (_tx, { order, terms, now }) =>
  dayFindings(terms, order.ask_delivery_date, { now, isAsked: true })

/** What is missing to the supplier's minimum (5-doors §1, 8). */
export const minimumFindings = (terms: CartTerms | null, goods_ht: string): GuardFinding[] =>
  (terms ? termsIssues({ ...terms.terms, goods_ht, reason: null }) : []).flatMap((issue) =>
    issue.code === 'minimum'
      ? {
          guard: 'minimum' as const,
          reason: minimumSentence(issue.missing_ht, terms?.supplier ?? ''),
          isMild: !issue.blocking,
        }
      : [],
  )

const minimum: Check = (_tx, { terms, goods_ht }) => minimumFindings(terms, goods_ht)

/** Prices that moved since they were seen (5-doors §1, 14). */
export const priceFindings = (changes: readonly PriceChange[]): GuardFinding[] =>
  changes.map(({ id, label, from, to }) => ({
    guard: 'priceMoved',
    reason: guardSentence('priceMoved', { article: label, from: frenchPrice(from), to: frenchPrice(to) }),
    line: { id, label },
  }))

const priceMoved: Check = (_tx, { changes = [] }) => priceFindings(changes)

interface Budgeted {
  order: OrderRow
  lines: readonly Pick<LineRow, 'catalog_id' | 'line_ht'>[]
  now: Date
}

/** The food budget that an order goes beyond with what was sent before (5-doors §1, 9). */
export async function budgetFindings(tx: Tx, { order, lines, now }: Budgeted): Promise<GuardFinding[]> {
  const food = lines.filter(({ catalog_id }) => catalog_id === foodCatalogId)
  if (!food.length) return []
  const spent = await spentOf({ tx, now }, memberOfOrder(order))
  const food_ht = sumOf(food.map(({ line_ht }) => line_ht))
  const reason = budgetSentence(overBudget(spent, { month: parisDay(now).slice(0, 7), food_ht }))
  return reason === null ? [] : [{ guard: 'budget', reason }]
}

const habit: Check = (tx, { order, lines, facts, now }) => {
  const looked = lines.flatMap((line) => {
    const of = facts.get(factsKey(line))
    return of ? [{ ...line, order_minimum: of.order_minimum, unit_label: of.unit_label }] : []
  })
  return farLines(tx, { order, lines: looked, now })
}

/** An author who is gone (5-doors §1, 13). */
export const authorFindings = async (tx: Tx, { order }: Pick<Budgeted, 'order'>): Promise<GuardFinding[]> =>
  [...(await goneAuthors(tx, [order.id])).values()].map((reason) => ({ guard: 'author', reason }))

const address: Check = async (tx, { order }) => {
  if (order.sending_mode !== '2' || (await orderAddresses(tx, order)).length) return []
  return [{ guard: 'address', reason: guardSentence('address', { supplier: await sellerName(tx, order) }) }]
}

const validator: Check = (_tx, { levels }) =>
  levels?.required === null
    ? [{ guard: 'validator', reason: guardSentence('validator', { n: levels.missing }) }]
    : []

const stale: Check = (tx, { order, lines, facts, seen, now }) =>
  seen
    ? staleLines(tx, order.id, {
        lines: lines.map((line) => ({ ...line, unit_label: facts.get(factsKey(line))?.unit_label ?? '' })),
        ...{ seen: seen.lines, userId: seen.userId, now },
      })
    : []

/** One function a condition, over all lines at once (5-doors §1). */
const checks: Readonly<Partial<Record<GuardId, Check>>> = lookup({
  withdrawn: ofLines('withdrawn'),
  unpriced: ofLines('unpriced'),
  unreferenced: ofLines('unreferenced'),
  outOfCatalogue: ofLines('outOfCatalogue'),
  supplierClosed: ofLines('supplierClosed'),
  memberClosed: ofOrder('memberClosed'),
  day,
  minimum,
  budget: budgetFindings,
  quantity: ofLines('quantity'),
  habit,
  author: authorFindings,
  access: ofLines('access'),
  priceMoved,
  address,
  validator,
  stale,
})

/** Asks an order the guards of a door, in the order of the table, and answers what the door does with what they found. */
export async function askGuards(tx: Tx, door: GuardDoor, of: GuardedOrder): Promise<AtDoor<GuardFinding>> {
  const found: GuardFinding[] = []
  const ofLines = of.lines.flatMap((line) => lineFindings(of.order, line, of.facts.get(factsKey(line))))
  for (const guard of guardIds)
    if (answerAt(guard, door) !== '–') found.push(...((await checks[guard]?.(tx, { ...of, ofLines })) ?? []))
  return atDoor(tx, door, found)
}
