import { isLate } from './short'

/**
 * The plan of two years of orders, up to the week that comes: the scenarios' members order from each of their suppliers every
 * week, the others from two every fourth week, on days that the supplier delivers; no school in its closed weeks. What depends on chance depends on the
 * order's own key, so that it comes out the same for one day. `$1` is today, `$2` now; the weeks are counted from this one.
 */
export const planSql = (weeks: readonly number[]): readonly string[] => [
  `create function pg_temp.chance(key text, below int) returns int language sql immutable as
     $$ select ((('x' || substr(md5(key), 1, 7))::bit(28)::int) % below) $$`,

  `create temporary table demo_author on commit drop as
   select distinct on (a.id) a.id as adherent_id, u.id as user_id from adherent a join user_adherent_ids j on j.adherent_id = a.id
     join "user" u on u.id = j.user_id and u.status_id = 1 join profile p on p.id = u.profile_id and p.label in ('Responsable restauration', 'Chef de cuisine / acheteur')
   where a.adherent_status_id = 1 order by a.id, u.id`,

  `create temporary table demo_order on commit drop as
   with seller as (
     select r.adherent_id, r.supplier_id, coalesce(r.platform_id, pl.id) as platform_id, r.client_number, a.company_id, w.user_id, t.delivery_days, t.franco_ht,
       t.shipping_ht, coalesce(sr.value, 20.00) as shipping_rate, row_number() over (partition by r.adherent_id order by r.supplier_id) as rank
     from referencing r join adherent a on a.id = r.adherent_id join demo_author w on w.adherent_id = a.id
       join platform pl on pl.supplier_id = r.supplier_id and pl.active and pl.tender_id is null and pl.id = coalesce(r.platform_id, pl.id)
       join platform_terms t on t.id = pl.platform_terms_id left join rate sr on sr.id = t.shipping_rate_id
     where r.state = 'active' and r."deletedAt" is null),
   planned as (
     select s.*, w.week, (date_trunc('week', $1::date)::date + 7 * w.week + s.delivery_days[1 + pg_temp.chance(concat(s.adherent_id, '/', s.supplier_id, '/', w.week),
         array_length(s.delivery_days, 1))]::int - 1) as day, concat(s.adherent_id, '-', s.supplier_id, '-', w.week) as key
     from seller s cross join unnest(array[${weeks.join()}]) w(week)
     where case when s.adherent_id <= 3 then w.week < 2 or s.adherent_id = 1 else w.week < 2 and s.rank <= 2 and (w.week + s.adherent_id) % 4 = 0 end)
   select p.*, house.buyer, pg_temp.meals(house.buyer, house.daily, p.day) as meals, pg_temp.chance('mode' || p.key, 100) as luck, pg_temp.chance('state' || p.key, 100) as state,
     '2'::text as sending_mode, '450'::text as status, false as is_cancelled, null::timestamptz as created_at, null::timestamptz as sent_at
   from planned p join demo_house house on house.adherent_id = p.adherent_id
   where pg_temp.meals(house.buyer, house.daily, p.day) > 0 and not exists (select 1 from holiday h where h.date = p.day)`,

  `update demo_order set
     sending_mode = case when luck < 6 then '1' else '2' end,
     is_cancelled = luck in (50, 51) and day < $1::date and day > $1::date - 40,
     status = case
       when day > $1::date + 1 then case when state < 34 then '100' when state < 52 then '150' when state < 58 then '200' when state < 80 then '300' else '400' end
       when day >= $1::date - 1 then case when state < 30 then '300' else '400' end
       when day >= $1::date - 9 and state < 7 then '400'
       when luck in (50, 51) and day > $1::date - 40 then '300' else '450' end,
     created_at = least((day - 2 - pg_temp.chance('lead' || key, 3) + time '07:00' + pg_temp.chance('at' || key, 540) * interval '1 minute') at time zone 'Europe/Paris',
       $2::timestamptz - (20 + pg_temp.chance('ago' || key, 900)) * interval '1 minute')`,
  // The hospital shows an order in each state on any day, whatever holidays are near.
  `update demo_order d set status = (array['300', '150', '100', '200', '400', '150', '300', '100'])[1 + (r.place % 8)::int]
   from (select key, row_number() over (order by day, key) - 1 as place from demo_order where adherent_id = 1 and day > $1::date + 1) r
   where r.key = d.key`,
  `update demo_order set status = '350' where sending_mode = '1' and status in ('300', '400')`,
  `update demo_order set sent_at = least(created_at + (5 + pg_temp.chance('sent' || key, 200)) * interval '1 minute', $2::timestamptz - interval '3 minutes')
   where status >= '300'`,
  `alter table demo_order add column id bigint`,
  `update demo_order d set id = r.id from (select key, row_number() over (order by created_at, key) as id from demo_order) r where r.key = d.key`,

  `insert into "order" (id, number, status, adherent_id, delivery_adherent_id, supplier_id, platform_id, user_id, company_id, sending_mode, create_order_date, ask_delivery_date,
     price_reference_date, sending_order_date, ack_order_date, confirm_order_date, supplier_delivery_date, real_delivery_date, ref_client, round, frozen_at, mail_state,
     is_cancelled, cancel_reason, reception_state, receiver_name, delivery_form, fresh_temperature, "createdAt", "updatedAt", created_by, updated_by, comment)
   overriding system value
   select id, 'C' || to_char(created_at at time zone 'Europe/Paris', 'YY') || lpad((id % 1000000)::text, 6, '0'), status, adherent_id, adherent_id, supplier_id, platform_id, user_id, company_id, sending_mode, created_at, day, day, sent_at,
     case when status in ('400', '450') and sending_mode = '2' then least(sent_at + (4 + state) * interval '1 minute', $2::timestamptz) end,
     case when status in ('400', '450') and sending_mode = '2' and luck % 3 = 0 then least(sent_at + (30 + state) * interval '1 minute', $2::timestamptz) end,
     case when status in ('400', '450') and sending_mode = '2' and luck % 3 = 0 then day end,
     case when status = '450' then day + (${isLate})::int end, case when status >= '300' then client_number end,
     case when status in ('150', '200') then 1 else 0 end, case when status <> '100' then coalesce(sent_at, created_at) end,
     case when status < '300' or sending_mode = '1' then 'none' else 'sent' end, is_cancelled, case when is_cancelled then 'Menu modifié' end,
     case when status = '450' then 'complete' else 'none' end, case when status = '450' then 'M. ' || (array['Petit', 'Garnier', 'Colin', 'Masson'])[1 + luck % 4] end,
     case when status = '450' then 'BL-' || (10000 + pg_temp.chance('bl' || key, 89999)) end, case when status = '450' then 2.0 + (luck % 20) / 10.0 end,
     created_at, coalesce(sent_at, created_at), user_id, user_id, case when luck % 12 = 0 then 'Merci de livrer au quai avant 9 h.' end
   from demo_order order by id`,
  `select setval(pg_get_serial_sequence('"order"', 'id'), (select max(id) from "order"))`,
]
