import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { sentStatuses } from '../../resources/orders/states'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { listOf } from '../database/naming'
import { lineOf, mayLook, type OrdersReader, type Reader, type StakedOrder } from '../trade/at-stake'
import { referencingsOfOrder } from '../trade/serving'

/**
 * Orders sent from `$1` to `$2` that paid shipping although their terms have a franco, or that stayed below the minimum; of the member
 * `$3` or the group `$4` where told. Terms are those of the platform with what the member's referencing changes.
 */
const shippingSql = `
  select v.id, v.shipping::numeric(16, 2)::text as amount_ht from (
    select o.id, (select coalesce(sum(l.line_ht), 0) from order_line l where l.order_id = o.id and l."deletedAt" is null and not l.added_at_reception) as goods,
      case when coalesce(r.franco_ht, p.franco_ht) is null then 0 else (select coalesce(sum(t.amount_ht), 0) from order_tax_line t
        where t.order_id = o.id and t.kind = 'shipping' and t."deletedAt" is null) end as shipping,
      coalesce(r.minimum_ht, p.minimum_ht, 0) as minimum
    from "order" o left join platform f on f.id = o.platform_id
      left join platform_terms p on p.id = f.platform_terms_id and p."deletedAt" is null
      left join lateral (${referencingsOfOrder('o', '$2::date')} limit 1) g on true
      left join referencing_terms r on r.id = g.terms_override_id and r."deletedAt" is null
    where o."deletedAt" is null and not o.is_cancelled and o.status in ${listOf(sentStatuses)}
      and (o.sending_order_date at time zone 'Europe/Paris')::date between $1::date and $2::date
      and ($3::bigint is null or coalesce(o.delivery_adherent_id, o.adherent_id) = $3)
      and ($4::bigint is null or coalesce(o."groupAdherent_id", (select m."groupAdherent_id" from adherent m where m.id = o.adherent_id)) = $4)) v
  where v.shipping > 0 or v.goods < v.minimum order by v.shipping desc, v.id desc`

/** Orders whose shipping a larger order would have saved, or below their supplier's minimum. */
export const shippingOrders: OrdersReader = ({ work, from, to, adherent_id, group_id }) =>
  work.tx.query<StakedOrder & UnknownRow>(shippingSql, [from, to, adherent_id ?? null, group_id ?? null])

/** Shipping that was paid below the franco, and minimum orders that were missed. */
export const shipping: Reader = async (asked) => {
  if (!mayLook(asked)) return undefined
  const orders = await shippingOrders(asked)
  return lineOf(asked, { key: 'shipping', label: texts.shipping({ smart_count: orders.length }), orders })
}
