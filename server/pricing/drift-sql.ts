import { sentAnswers } from '../../resources/pricing/states'
import { listOf } from '../database/naming'
import { priceSql } from '../trade/price-sql'
import { movedLines } from './apply-sql'

/** Answers that move a price if they are decided as they stand: what is not refused; what is pending counts as accepted. */
const announced = `
  select l.article_id, case when l.decision = 'negotiated' then l.decided_quotation else l.quotation end as quotation
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
  where r.price_update_id = $1::bigint and r.status in ${listOf(sentAnswers)} and r."deletedAt" is null and l.answered and l.available
    and l.decision <> 'refused' and (l.decision = 'negotiated' or l.quotation is not null)`

const at = (day: string) => ({ day, adherent: 'b.adherent_id', group: 'm."groupAdherent_id"' })

/** What members received of the campaign's articles from `$2` to `$3`, in billing units. */
const basket = `
  select coalesce(o.delivery_adherent_id, o.adherent_id) as adherent_id, n.article_id,
    sum(coalesce(r.weight * n.coef_billing, r.qty_accepted * n.coef_order_management) / n.coef_billing) as quantity
  from reception c join reception_line r on r.reception_id = c.id join order_line n on n.id = r.order_line_id join "order" o on o.id = c.order_id
  where c.state = 'signed' and c."deletedAt" is null and c.date > $2::date and c.date <= $3::date and o."deletedAt" is null
    and n.article_id in (select l.article_id from price_update_line l join price_update_response q on q.id = l.price_update_response_id
      where q.price_update_id = $1::bigint and q."deletedAt" is null)
  group by 1, 2 having coalesce(o.delivery_adherent_id, o.adherent_id) is not null`

/**
 * Each member's basket, article by article, at the price that is in force for it the day before `$4` and at the one from that day
 * on: the campaign's where the general price is the member's, its own or its group's where it has one. Once the campaign is
 * applied (`$5`) both are read as they stand: the drift that was announced is the one that is measured.
 */
export const driftSql = `
  with moved as (select v.article_id, v.quotation, round(v.quotation * coalesce(a.coef_billing, 1) / coalesce(a.coef_negotiation, 1), 4) as price_ht
      from (select * from (${announced}) n where not $5::bool union all select * from (${movedLines}) d where $5::bool) v
        join article a on a.id = v.article_id),
    basket as (${basket})
  select b.adherent_id, m.name, b.article_id, a.label, s.name as supplier, round(b.quantity * p.price_ht, 2) as before,
    round(b.quantity * case when v.article_id is null then p.price_ht when $5::bool or t.scope <> 'general' or t.bounded then coalesce(t.price_ht, p.price_ht)
      else v.price_ht end, 2) as after,
    b.quantity * coalesce(a.coef_billing, 1) as base_quantity
  from basket b join adherent m on m.id = b.adherent_id join article a on a.id = b.article_id join supplier s on s.id = a.supplier_id
    join lateral (${priceSql('b.article_id', at('($4::date - 1)'))}) p on true
    left join lateral (${priceSql('b.article_id', at('$4'))}) t on true
    left join moved v on v.article_id = b.article_id
  order by m.name, b.adherent_id, a.label, b.article_id`

/** For each of the articles `$2`: the one of the same product that costs least per base unit from `$3` on, the campaign `$1` applied. */
export const cheapestSql = `
  with moved as (${announced})
  select distinct on (a.id) a.id as article_id, c.label, s.name as supplier,
    coalesce(v.quotation, p.quotation) / coalesce(c.coef_negotiation, 1) * coalesce(c.coef, 1) as price
  from article a join article c on c.product_id = a.product_id and c.id <> a.id and c."deletedAt" is null and c.active
      and (c.deactivation_date is null or c.deactivation_date > $3::date)
    join supplier s on s.id = c.supplier_id left join moved v on v.article_id = c.id
    left join lateral (${priceSql('c.id', { day: '$3', adherent: 'null', group: 'null' })}) p on true
  where a.id = any($2::bigint[]) and coalesce(v.quotation, p.quotation) is not null
  order by a.id, price, c.id`
