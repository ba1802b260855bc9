import { nextDeliveryDates } from '../../resources/directory/delivery-calendar'
import type { Member } from '../../resources/directory/serving'
import { orderLists } from '../../resources/orders/states'
import { addDays, daysBetween, parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { readTerms } from '../trade/delivery-terms'
import { servedBy } from '../trade/served-by'

const comingSql = (isGroup: boolean) => `
  select l.article_id, sum(l.quantity)::text as quantity from "order" o join order_line l on l.order_id = o.id and l."deletedAt" is null
  where ${isGroup ? 'o."groupAdherent_id" = $1' : 'o.adherent_id = $1'} and o."deletedAt" is null and not o.is_cancelled
    and l.article_id = any($2::bigint[]) and o.status in ${listOf(['100', '150', ...orderLists.tracking])}
    and o.ask_delivery_date >= $3::date group by 1`

/** What of some articles is in the member's carts, waits for a decision or is on its way, in order units. */
export async function comingOf(
  work: Work,
  member: Member,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const today = parisDay(work.now)
  const rows = await work.tx.query<{ article_id: number; quantity: string }>(comingSql(member.isGroup), [
    member.id,
    ids,
    today,
  ])
  return new Map(rows.map((row) => [row.article_id, row.quantity]))
}

/** When a supplier delivers next, and the days until its delivery of the week after: closings and holidays make them more. */
export interface Span {
  delivery_date: string | null
  days: number
}

const week = 7
/** Days of delivery that are looked at: a supplier closed for a month has one among them. */
const ahead = 30

/** The next delivery of each supplier, and the days that it has to last. */
export async function spansOf(
  work: Work,
  member: Member,
  facts: readonly { supplier_id: number | null; platform_id: number | null }[],
): Promise<Map<number, Span>> {
  const served = await servedBy(work.tx, member, parisDay(work.now))
  const spans = new Map<number, Span>()
  for (const { supplier_id, platform_id } of facts) {
    if (supplier_id === null || platform_id === null || spans.has(supplier_id)) continue
    const overrideId = served(supplier_id).referencing?.terms_override_id ?? null
    const { calendar } = await readTerms(work.tx, { platformId: platform_id, overrideId, to: member })
    const [next, ...later] = nextDeliveryDates(calendar, work.now, ahead)
    const after = next && later.find((day) => day >= addDays(next, week))
    if (next) spans.set(supplier_id, { delivery_date: next, days: after ? daysBetween(next, after) : week })
  }
  return spans
}
