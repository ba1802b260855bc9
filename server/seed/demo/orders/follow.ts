import { isShort, shortSql } from './short'

const event = (
  type: string,
  at: string,
  { by, where, payload = 'null::jsonb' }: { by: string; where: string; payload?: string },
) => `select o.id, '${type}', ${payload}, ${by}, ${at} from "order" o where ${told} and (${where})`

const lastSent = (member: number) =>
  `(select id from "order" where adherent_id = ${member} and status = '300' and not is_cancelled order by ask_delivery_date desc, id limit 1)`

/** Sent so long ago, made that long ago at the latest; the number says the year in which it was made. */
function sentAgo(sent: string, created: string): string {
  const made = `least(create_order_date, $2::timestamptz - interval '${created}')`
  const year = `to_char(${made} at time zone 'Europe/Paris', 'YY')`
  const sentAt = `$2::timestamptz - interval '${sent}'`
  return `create_order_date = ${made}, "createdAt" = ${made}, number = 'C' || ${year} || substr(number, 4), sending_order_date = ${sentAt}, frozen_at = ${sentAt}, "updatedAt" = ${sentAt}`
}

/** An order is told wholly or not at all: the older ones have no timeline. */
const told = `o.create_order_date >= $2::timestamptz - interval '200 days'`
const refusedAt = `least(o.create_order_date + interval '2 hours', $2::timestamptz)`
const receivedAt = `(o.real_delivery_date + time '08:00') at time zone 'Europe/Paris'`

/** Approvals, timelines, receptions and the few orders that something went wrong with. `$1` today, `$2` now. */
export const followSql: readonly string[] = [
  `update "order" set round = 1 where adherent_id = 1 and status >= '300'`,
  `update "order" set status = '300', sending_order_date = create_order_date + interval '10 minutes', mail_state = 'sent', round = 0, frozen_at = create_order_date
   where adherent_id <> 1 and status in ('150', '200') and sending_mode = '2'`,
  `update "order" set status = '350', sending_order_date = create_order_date + interval '10 minutes', round = 0, frozen_at = create_order_date
   where adherent_id <> 1 and status in ('150', '200')`,

  // What the clock would have told of them, it has told.
  `update "order" set unread_alert_at = sending_order_date + interval '90 minutes' where status = '300' and sending_mode = '2' and not is_cancelled and sending_order_date < $2::timestamptz - interval '90 minutes'`,
  // One unread since this morning, one whose mail failed, one cart whose day has passed.
  `update "order" set ${sentAgo('3 hours', '5 hours')}, unread_alert_at = $2::timestamptz - interval '90 minutes', ack_order_date = null where id = ${lastSent(1)}`,
  `update "order" set ${sentAgo('30 minutes', '40 minutes')}, mail_state = 'bounced' where id = ${lastSent(2)}`,
  `insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, last_error, about_model, about_id, "createdAt", "updatedAt")
   select 'order_sent', p.order_email, format('Commande %s — %s — livraison du %s', o.number, a.name, to_char(o.ask_delivery_date, 'DD/MM/YYYY')),
     format(E'Bonjour,\\n\\n%s vous adresse la commande %s. Retrouvez-la dans « Mes commandes » du portail.', a.name, o.number),
     'order_sent:' || o.id, 'bounced', 4, '550 5.1.1 Boîte aux lettres inconnue', 'Order', o.id, o.sending_order_date, o.sending_order_date + interval '21 minutes'
   from "order" o join platform p on p.id = o.platform_id join adherent a on a.id = o.adherent_id where o.mail_state = 'bounced'`,
  `update "order" set ask_delivery_date = $1::date - 2 where id = (select id from "order" where adherent_id = 1 and status = '100' order by id desc limit 1)`,

  // The scenarios' hospital has two levels: who cooks asks, who runs the kitchen and the direction decide.
  `insert into "order_validation" (order_id, round, level, expected_user_id, deciding_user_id, decision, reason, decided_at, channel, "createdAt", "updatedAt")
   select o.id, 1, v.level, v.user_id, case when o.status <> '150' then v.user_id end,
     case when o.status = '150' then 'pending' when o.status = '200' then 'refused' else 'validated' end, case when o.status = '200' then 'Déjà en stock' end,
     case when o.status = '200' then ${refusedAt} when o.status >= '300' then o.sending_order_date end,
     case when o.status <> '150' then 'app' end, o.create_order_date, o.create_order_date
   from "order" o cross join (values ('1', 6, 0), ('2', 7, 400)) as v(level, user_id, from_ht)
   where o.adherent_id = 1 and o.status <> '100' and o.order_total_ht >= v.from_ht and (o.status <> '200' or v.level = '1')`,

  `insert into "order_event" (order_id, type, payload, user_id, "createdAt", "updatedAt") select *, at from (
     ${[
       event('created', 'o.create_order_date', { by: 'o.user_id', where: 'true' }),
       event('submitted', `o.create_order_date + interval '2 minutes'`, {
         by: 'o.user_id',
         where: 'o.round > 0',
         payload: `'{"round": 1}'::jsonb`,
       }),
       event('refused', refusedAt, {
         by: '6::bigint',
         where: `o.status = '200'`,
         payload: `'{"level": "1", "reason": "Déjà en stock"}'::jsonb`,
       }),
       event('validated', `o.sending_order_date - interval '1 minute'`, {
         by: '6::bigint',
         where: `o.status >= '300' and o.round > 0`,
         payload: `'{"level": "1"}'::jsonb`,
       }),
       event('validated', `o.sending_order_date - interval '10 seconds'`, {
         by: '7::bigint',
         where: `o.status >= '300' and o.round > 0 and o.order_total_ht >= 400`,
         payload: `'{"level": "2"}'::jsonb`,
       }),
       event('sent', 'o.sending_order_date', {
         by: 'o.user_id',
         where: `o.status >= '300'`,
         payload: `jsonb_build_object('mode', o.sending_mode)`,
       }),
       event('mail_sent', `o.sending_order_date + interval '5 seconds'`, {
         by: 'null::bigint',
         where: `o.status >= '300' and o.sending_mode = '2' and o.mail_state <> 'bounced'`,
       }),
       event('mail_bounced', `o.sending_order_date + interval '21 minutes'`, {
         by: 'null::bigint',
         where: `o.mail_state = 'bounced'`,
       }),
       event('unread_alert', 'o.unread_alert_at', {
         by: 'null::bigint',
         where: 'o.unread_alert_at is not null',
       }),
       event('read', 'o.ack_order_date', { by: 'null::bigint', where: 'o.ack_order_date is not null' }),
       event('confirmed', 'o.confirm_order_date', {
         by: 'null::bigint',
         where: 'o.confirm_order_date is not null',
         payload: `jsonb_build_object('supplier_delivery_date', o.supplier_delivery_date, 'differences', '[]'::jsonb)`,
       }),
       event('received', receivedAt, { by: 'o.user_id', where: `o.status = '450'` }),
       event('cancelled', `o.sending_order_date + interval '1 hour'`, {
         by: 'o.user_id',
         where: 'o.is_cancelled',
         payload: `'{"reason": "Menu modifié"}'::jsonb`,
       }),
     ].join(' union all ')}) told(order_id, type, payload, user_id, at) order by order_id, at`,

  `insert into reception (order_id, number, version, date, receiver_name, delivery_form, fresh_temperature, state, signed_at, signed_by, "createdAt", "updatedAt", created_by)
   select o.id, 1, 1, o.real_delivery_date, o.receiver_name, o.delivery_form, o.fresh_temperature, 'signed',
     ${receivedAt}, o.user_id, o.sending_order_date, o.sending_order_date, o.user_id
   from "order" o where o.status = '450' order by o.real_delivery_date, o.id`,
  `insert into reception_line (reception_id, order_line_id, qty_delivered, qty_accepted, price_delivered_ht, claim, "createdAt", "updatedAt", created_by)
   select c.id, l.id, case when v.gap > 0 and v.refused then l.quantity else l.quantity - v.gap end, l.quantity - v.gap, l.price_ht, false,
     c."createdAt", c."createdAt", c.created_by
   from reception c join "order_line" l on l.order_id = c.order_id join "order" o on o.id = c.order_id
     cross join lateral (select case when ${isShort} then ceil(l.quantity * (10 + pg_temp.chance('gap' || l.id, 60)) / 100) else 0 end as gap,
       pg_temp.chance('refused' || l.id, 4) = 0 as refused) v
   order by c.id, l.id`,
  ...shortSql,
]

/** Standard carts of the back office and of a member, from what is ordered most. */
export const standardCartSql: readonly string[] = [
  `insert into standard_cart (label, adherent_id, is_admin, active, created_by, "createdAt", "updatedAt") select *, $2::timestamptz, $2::timestamptz from (values
     ('Petits-déjeuners de la semaine', 1, false, true, 6), ('Fonds de cuisine', 2, false, true, 8), ('Buffet d''été', null, true, true, 3), ('Goûters et collations', null, true, true, 3)) v`,
  `insert into standard_cart_share (standard_cart_id, "groupAdherent_id", company_id, "createdAt", "updatedAt") select id, case when label like 'Buffet%' then 1 end, case when label like 'Goûters%' then 2 end, "createdAt", "createdAt"
   from standard_cart where is_admin`,
  `insert into standard_cart_line (standard_cart_id, article_id, quantity, position, "createdAt", "updatedAt")
   select c.id, x.article_id, x.quantity, x.place - 1, c."createdAt", c."createdAt" from standard_cart c cross join lateral (
     select l.article_id, round(avg(l.quantity)) as quantity, row_number() over (order by count(*) desc, l.article_id) as place
     from "order_line" l join "order" o on o.id = l.order_id where o.adherent_id = coalesce(c.adherent_id, 2) and l.article_id % 2 = c.id % 2 group by l.article_id
     order by count(*) desc, l.article_id limit 12) x`,
]

/** Of what the scenarios' members hold in their carts, another brand is organic: what the shares of the law propose instead. */
export const organicSql: readonly string[] = [
  `insert into article_label_ids (article_id, label_id)
   select distinct b.id, l.id from "order" o join order_line n on n.order_id = o.id join article a on a.id = n.article_id
     join article b on b.product_id = a.product_id and b.supplier_id = a.supplier_id and b.id <> a.id and b.active join label l on l.code = 'BIO'
   where o.status = '100' and o.adherent_id <= 3 and not exists (select 1 from article_label_ids j where j.article_id in (a.id, b.id))
     and not exists (select 1 from order_line m join "order" p on p.id = m.order_id where m.article_id = b.id and p.status = '100')`,
]
