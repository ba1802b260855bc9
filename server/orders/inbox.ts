import { budgetSentence } from '../../i18n/fr/orders'
import type { Member } from '../../resources/directory/serving'
import type { OrderSummary } from '../../resources/orders/answers'
import type { ToValidate } from '../../resources/orders/inbox-answer'
import { overBudget } from '../../resources/orders/over-budget'
import { sumOf } from '../../resources/orders/totals'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { budgetOf, foodCatalogId } from '../trade/budget'
import { goneAuthors } from '../trade/gone-authors'
import { cartTerms, termsAnswer } from './cart-terms'
import { decidersNow, type Pending, readPending } from './deciders'
import { priceFindings } from './order-guards'
import { readLines } from './order-lines'
import { findOrder, memberOfOrder, type OrderRow } from './order-row'
import { factsOfLines, movedPrices } from './reprice-lines'
import { readSummaries } from './summary'
import { unusualLines } from './unusual-lines'

type Next = NonNullable<ToValidate['next']>

/** The level after the one that is waited for, with whoever decides it on a day. */
const nextSql = `
  select v.order_id, v.level, jsonb_agg(jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
    order by u.id <> v.expected_user_id, u.id) as deciders
  from order_validation v join "order" o on o.id = v.order_id and o.round = v.round
    join "user" e on e.id = v.expected_user_id
    join "user" u on u.id = e.id or (u.id = e.replacement_validator and e.start_date_replacement <= $2::date
      and coalesce(e.end_date_replacement, $2::date) >= $2::date)
  where v.decision = 'pending' and v."deletedAt" is null and v.level = '2' and v.order_id = any($1::bigint[]) group by v.order_id, v.level`

const readNext = async (all: Tx, pending: readonly Pending[], day: string): Promise<Map<number, Next>> => {
  const first = pending.filter(({ level }) => level === '1').map(({ order_id }) => order_id)
  const rows = await all.query<Next & { order_id: number }>(nextSql, [first, day])
  return new Map(rows.map(({ order_id, ...next }) => [order_id, next]))
}

/** What of each order is food. */
const foodSql = `select order_id, sum(line_ht)::text as food_ht from order_line
  where order_id = any($1::bigint[]) and "deletedAt" is null and catalog_id = ${foodCatalogId} group by 1`

/** The budget of a member with an order, and what is said where the order goes beyond one. */
interface Budgeted {
  budget: NonNullable<ToValidate['budget']>
  warning: string | null
}

/** The year's food budget of each member before and after its order; asked once a member. */
async function budgetsOf(work: Work, orders: readonly OrderRow[]): Promise<Map<number, Budgeted>> {
  const rows = await work.tx.query<{ order_id: number; food_ht: string }>(foodSql, [
    orders.map(({ id }) => id),
  ])
  const food = new Map(rows.map((row) => [row.order_id, row.food_ht]))
  const known = new Map<string, ReturnType<typeof budgetOf>>()
  const ofMember = (member: Member) => {
    const key = `${member.isGroup} ${member.id}`
    const answer = known.get(key) ?? budgetOf(work, member)
    known.set(key, answer)
    return answer
  }
  const month = parisDay(work.now).slice(0, 7)
  const budgets = new Map<number, Budgeted>()
  for (const order of orders) {
    const own = food.get(order.id)
    if (own === undefined) continue
    const { year, budget, months } = await ofMember(memberOfOrder(order))
    if (budget === null) continue
    const before = sumOf(months.map(({ food_ht }) => food_ht))
    budgets.set(order.id, {
      budget: { year, budget, before, after: sumOf([before, own]) },
      warning: budgetSentence(overBudget({ budget, months }, { month, food_ht: own })),
    })
  }
  return budgets
}

const cutOffOf = async (all: Tx, order: OrderRow, now: Date): Promise<string | null> => {
  const terms = await cartTerms(all, order, { now })
  return terms && termsAnswer(terms, order.ask_delivery_date, { goods_ht: '0', now }).cut_off
}

/** The prices of each order that moved since they were frozen (5-doors §1, 14). */
const movedOf = ({ tx, now }: Work, orders: readonly OrderRow[]): Promise<Map<number, string[]>> =>
  tx.beyond('orders', async (all) => {
    const found = new Map<number, string[]>()
    for (const order of orders) {
      const lines = await readLines(all, order.id)
      const changes = movedPrices(lines, await factsOfLines(all, order, { lines, now }))
      found.set(
        order.id,
        priceFindings(changes).map(({ reason }) => reason),
      )
    }
    return found
  })

interface Waiting {
  pending: readonly Pending[]
  next: ReadonlyMap<number, Next>
}

const waitingOf = (work: Work, rows: readonly OrderSummary[]): Promise<Waiting> =>
  work.tx.beyond('orders', async (all) => {
    const found = await readPending(
      all,
      rows.map(({ id }) => id),
    )
    const pending = found.filter((one) => decidersNow(one, work.now).includes(work.actor.userId))
    return { pending, next: await readNext(all, pending, parisDay(work.now)) }
  })

/**
 * « Commandes à valider »: what waits for the actor today, its own orders left out, each with the time that is left, who comes
 * after, the food budget before and after, and what differs from the habit (domain §5.5, §5.10).
 */
export async function readInbox(work: Work): Promise<ToValidate[]> {
  const { tx, now, actor } = work
  const rows = await readSummaries(tx, parisDay(now), {
    condition: `o.status = '150' and o.user_id <> $2 order by o.ask_delivery_date, o.id`,
    values: [actor.userId],
  })
  const { pending, next } = await waitingOf(work, rows)
  const mine = new Map(pending.map((one) => [one.order_id, one]))
  const orders: OrderRow[] = []
  for (const id of mine.keys()) {
    const order = await findOrder(tx, id, false)
    if (order) orders.push(order)
  }
  const gone = await tx.beyond('orders', (all) => goneAuthors(all, [...mine.keys()]))
  const cutOffs = await tx.beyond('orders', async (all) => {
    const found = new Map<number, string | null>()
    for (const order of orders) found.set(order.id, await cutOffOf(all, order, now))
    return found
  })
  const budgets = await budgetsOf(work, orders)
  const moved = await movedOf(work, orders)
  const unusual = await unusualLines(
    work,
    orders.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const own = mine.get(row.id)
    if (!own) return []
    return [
      {
        ...row,
        level: own.level,
        on_behalf: own.expected_user_id !== actor.userId,
        cut_off: cutOffs.get(row.id) ?? null,
        next: next.get(row.id) ?? null,
        budget: budgets.get(row.id)?.budget ?? null,
        warnings: [gone.get(row.id), budgets.get(row.id)?.warning, moved.get(row.id)].flatMap(
          (text) => text ?? [],
        ),
        unusual: unusual.get(row.id) ?? [],
      },
    ]
  })
}
