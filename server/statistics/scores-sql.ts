import { sentCampaigns } from '../../resources/pricing/states'
import { listOf } from '../database/naming'

/**
 * What the orders of some facts say of their suppliers, under the row rights: `$1` minutes in which an order is to be read.
 * `claimedLine` is what a claim's lines are to be of. Nothing is worked out here beyond counts.
 */
export const scoresSql = (
  facts: string,
  where: string,
  { minutes, claimedLine }: { minutes: string; claimedLine: string },
) => `
  with seen as (
    select f.order_id, f.supplier_id, sum(f.closed_ht) as amount, sum(f.ordered) as ordered, sum(f.served) as served, sum(f.short) as short, sum(f.refused) as refused
    from ${facts} where ${where} and f.closes and f.supplier_id is not null group by 1, 2),
  got as (
    select c.order_id, count(*) as receptions, count(*) filter (where c.date <= coalesce(o.supplier_delivery_date, o.ask_delivery_date)) as on_time
    from reception c join "order" o on o.id = c.order_id
    where c.state = 'signed' and c."deletedAt" is null and c.order_id in (select order_id from seen) group by 1),
  claim as (
    select distinct l.order_id from litigation l
    where l.order_id is not null and l.is_sent and l."deletedAt" is null ${claimedLine}),
  told as (
    select s.*, o.sending_mode = '2' and o.sending_order_date is not null as is_sent, o.ack_order_date - o.sending_order_date as read_after,
      o.confirm_order_date is not null as is_confirmed, coalesce(g.receptions, 0) as receptions, coalesce(g.on_time, 0) as on_time, s.refused > 0 as is_refused,
      o.confirm_order_date is not null and s.short > 0 as is_short, m.order_id is not null as is_claimed
    from seen s join "order" o on o.id = s.order_id left join got g on g.order_id = s.order_id left join claim m on m.order_id = s.order_id)
  select supplier_id, count(*)::int as orders, sum(amount)::text as amount_ht, sum(ordered)::text as ordered, sum(served)::text as served,
    sum(receptions)::int as receptions, sum(on_time)::int as on_time, count(*) filter (where is_claimed)::int as claimed,
    count(*) filter (where is_refused)::int as refused, count(*) filter (where is_sent)::int as sent,
    count(*) filter (where is_sent and read_after <= ${minutes} * interval '1 minute')::int as read_in_time,
    round((percentile_cont(0.5) within group (order by extract(epoch from read_after)) filter (where is_sent and read_after is not null) / 60)::numeric)::int as read_minutes,
    count(*) filter (where is_confirmed)::int as confirmed, count(*) filter (where is_short)::int as short
  from told group by 1`

/** Consultations and campaigns of prices whose limit has passed in some days, `$1` to `$2` (`$3` now): asked, and answered before it. */
export const answersSql = `
  select v.supplier_id, count(*)::int as asked, count(*) filter (where v.at <= v.before)::int as answered from (
    select s.supplier_id, r.submitted_at as at, t.response_date_limit as before
    from tender_supplier s join tender t on t.id = s.tender_id
      left join tender_response r on r.tender_id = t.id and r.supplier_id = s.supplier_id and r."deletedAt" is null
    where s."deletedAt" is null and s.invited_at is not null and t."deletedAt" is null and t.status <> '500'
    union all
    select r.supplier_id, r.submitted_at, c.response_date_limit
    from price_update_response r join price_update c on c.id = r.price_update_id
    where r."deletedAt" is null and c."deletedAt" is null and c.status in ${listOf(sentCampaigns)}) v
  where v.before < $3::timestamptz and (v.before at time zone 'Europe/Paris')::date between $1::date and $2::date group by 1`
