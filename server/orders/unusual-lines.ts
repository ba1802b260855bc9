import { differsFromHabit, usualQuantity } from '../../resources/orders/habit-difference'
import type { UnusualLine } from '../../resources/orders/inbox-answer'
import type { orderLine } from '../../resources/orders/order-line'
import type { RowOf } from '../../resources/schema/infer'
import type { Work } from '../api/work'
import { firstHabitDay, habitWeeks } from '../trade/habit-weeks'

type HabitLine = RowOf<typeof orderLine, 'order_id' | 'label' | 'quantity'> & {
  usual: string | null
  orders: number
  has_habits: boolean
}

/** Lines of some orders, each with what its member received of the article in the weeks of habit, in so many orders. */
const linesSql = `
  with asked as (select o.id, o.adherent_id, o."groupAdherent_id" from "order" o where o.id = any($1::bigint[])),
  bought as (
    select x.id as asked_id, l.article_id, sum(l.quantity) as quantity, count(distinct o.id)::int as orders
    from asked x join "order" o on (o.adherent_id = x.adherent_id or (x.adherent_id is null and o."groupAdherent_id" = x."groupAdherent_id"))
      and o.status = '450' and not o.is_cancelled and o."deletedAt" is null and coalesce(o.real_delivery_date, o.ask_delivery_date) >= $2::date
      join order_line l on l.order_id = o.id and l."deletedAt" is null and l.article_id is not null
    group by 1, 2)
  select l.order_id, l.label, l.quantity::text as quantity, b.quantity::text as usual, coalesce(b.orders, 0) as orders,
    exists (select 1 from bought h where h.asked_id = l.order_id) as has_habits
  from order_line l left join bought b on b.asked_id = l.order_id and b.article_id = l.article_id
  where l.order_id = any($1::bigint[]) and l."deletedAt" is null order by l.order_id, l.line_ht desc, l.id`

/** What differs from the member's habit in some orders, the dearest first; nothing of a member that has no habits yet. */
export async function unusualLines(work: Work, ids: readonly number[]): Promise<Map<number, UnusualLine[]>> {
  const found = new Map<number, UnusualLine[]>()
  if (!ids.length) return found
  const rows = await work.tx.query<HabitLine>(linesSql, [
    ids,
    firstHabitDay(work.now, await habitWeeks(work)),
  ])
  for (const { order_id, label, quantity, orders, ...row } of rows) {
    const usual = row.usual === null ? null : usualQuantity(row.usual, orders)
    if (!row.has_habits || !differsFromHabit({ quantity, usual })) continue
    found.set(order_id, [...(found.get(order_id) ?? []), { label, quantity, usual }])
  }
  return found
}
