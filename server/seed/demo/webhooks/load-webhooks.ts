import type { Tx } from '../../../database/tx'

const webhookSql = `
  insert into webhook (label, url, events, active, user_id, "createdAt", "updatedAt", created_by)
  select 'Logiciel de gestion', 'https://gestion.martin.example/portail', '{order.sent,order.cancelled}', false, u.id,
    $1::timestamptz - interval '40 days', $1::timestamptz - interval '2 days', u.id
  from "user" u where u.email = 'fm@martin.example' returning id, user_id`

const eventsSql = `
  insert into webhook_event (type, ids, told_at, "createdAt", "updatedAt")
  select 'order.sent', jsonb_build_array(o.id), o.sending_order_date, o.sending_order_date, o.sending_order_date
  from "order" o join "user_supplier_ids" s on s.supplier_id = o.supplier_id and s.user_id = $1
  where o.sending_order_date is not null and o.sending_order_date between $2::timestamptz - interval '30 days' and $2::timestamptz - interval '2 days'
    and o."deletedAt" is null
  order by o.sending_order_date desc limit 5`

const deliveriesSql = `
  insert into webhook_delivery (webhook_id, event_id, type, about, body, state, attempts, code, duration_ms, error, ended_at, "createdAt", "updatedAt")
  select $1, e.id, e.type, o.number, '{}', case when e.n = 1 then 'failed' else 'sent' end, case when e.n = 1 then 8 else 1 end,
    case when e.n = 1 then 503 else 200 end, 40 + 17 * e.n, case when e.n = 1 then 'Réponse 503.' end,
    e."createdAt" + interval '1 minute', e."createdAt", e."createdAt"
  from (select *, row_number() over (order by id desc) as n from webhook_event) e join "order" o on o.id = (e.ids ->> 0)::bigint`

/** A supplier's software that was told of its orders until lately: what was sent, and what was given up. */
export async function loadWebhooks(tx: Tx, now: Date): Promise<void> {
  const [kept] = await tx.query<{ id: number; user_id: number }>(webhookSql, [now])
  if (!kept) return
  await tx.query(eventsSql, [kept.user_id, now])
  await tx.query(deliveriesSql, [kept.id])
}
