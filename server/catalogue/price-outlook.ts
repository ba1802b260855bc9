import type { PriceHistory, PriceOutlook } from '../../resources/catalogue/price-answers'
import { type BasketPart, type MarketValue, outlookOf } from '../../resources/catalogue/price-outlook'
import type { Member } from '../../resources/directory/serving'
import { addDays, addMonths, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import { priceHistories } from './price-history'

/** What the member received from `$2` on, in billing and in base units. */
const basketSql = (isGroup: boolean) => `
  select n.article_id, a.product_id, sum(coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management) / n.coef_billing)::text as quantity,
    sum(coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management))::text as base_quantity
  from reception c join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id join "order" o on o.id = c.order_id
    join article a on a.id = n.article_id
  where c.state = 'signed' and c."deletedAt" is null and c.date >= $2::date and o."deletedAt" is null
    and ${
      isGroup
        ? `coalesce(o."groupAdherent_id", (select m."groupAdherent_id" from adherent m where m.id = coalesce(o.delivery_adherent_id, o.adherent_id))) = $1`
        : 'coalesce(o.delivery_adherent_id, o.adherent_id) = $1'
    }
  group by 1, 2 having sum(r.qty_accepted) > 0 order by 1`

const valuesSql = `
  select w.product_id, w.date, avg(w.value)::numeric(12, 4)::text as value from market_rating_value w
  where w.product_id = any($1::bigint[]) and w."deletedAt" is null and w.date >= $2::date group by 1, 2 order by 2`

/** Months that the curve goes back, and those that the basket is made of. */
const span = { curve: 24, basket: 12 } as const

/** The member's own basket of twelve months at each price date to come, and over two years. */
export async function readOutlook(work: Work, member: Member): Promise<PriceOutlook> {
  const today = parisDay(work.now)
  const from = addMonths(today, -span.basket)
  const parts = await work.tx.query<BasketPart & UnknownRow>(basketSql(member.isGroup), [member.id, from])
  const histories: PriceHistory[] = await priceHistories(
    work,
    parts.map(({ article_id }) => article_id),
    member,
  )
  const since = addMonths(today, -span.curve)
  const values = await work.tx.query<MarketValue & UnknownRow>(valuesSql, [
    [...new Set(parts.map(({ product_id }) => product_id))],
    addDays(since, -60),
  ])
  const days = Array.from({ length: span.curve + 1 }, (_, month) => addMonths(since, month))
  return outlookOf({ today, from, parts, histories, values, days }, addDays)
}
