import { addDays, parisDay, parisMoment } from '../../../../resources/schema/paris-time'
import type { VolumeRequestStatus } from '../../../../resources/volumes/states'
import type { Tx } from '../../../database/tx'
import { linesSql, productsSql, responsesSql } from '../../../volumes/request-sql'

/** A request of the demonstration; days are counted from the seeding's. */
interface DemoRequest {
  label: string
  status: VolumeRequestStatus
  company: 1 | 2
  families: readonly string[]
  sent: number
  limit: number
}

/** One request in every state. */
const demoRequests: readonly DemoRequest[] = [
  {
    label: 'Viandes et volailles – marché annuel',
    status: '250',
    company: 1,
    families: ['Volailles et lapins'],
    sent: -75,
    limit: -45,
  },
  {
    label: 'Produits laitiers – marché annuel',
    status: '200',
    company: 2,
    families: ['Fromages'],
    sent: -30,
    limit: -3,
  },
  {
    label: 'Fruits et légumes – marché annuel',
    status: '150',
    company: 2,
    families: ['Fruits frais', 'Légumes frais'],
    sent: -6,
    limit: 9,
  },
  {
    label: 'Surgelés – à préparer',
    status: '100',
    company: 1,
    families: ['Légumes surgelés'],
    sent: 0,
    limit: 30,
  },
]

const sql = {
  request: `
    insert into purchase_volume_request (label, status, company_id, period_start, period_end, need_start, need_end, response_date_limit, use_prefilled_for_missing,
      sent_at, consolidated_at, "createdAt", "updatedAt", created_by)
    select $1, $2, $3, $4, $5, $6, $7, $8, true, $9, $10, $11, $11, (select id from "user" where email = 'paul.achard@demo.example') returning id`,
  families: `insert into purchase_volume_request_family_ids (purchase_volume_request_id, family_id, position)
    select $1, f.id, n.at from unnest($2::text[]) with ordinality n(label, at) join family f on f.label = n.label`,
  adherents: `insert into purchase_volume_request_adherent_ids (purchase_volume_request_id, adherent_id, position)
    select $1, a.id, a.id from adherent a where a.company_id = $2 and a."deletedAt" is null and a.adherent_status_id not in (2, 4) order by a.id limit 12`,
  /** Two members in three have sent, with a tenth more or less than they received; one of them far from it. */
  answered: `
    update purchase_volume_response r set status = 'sent', saved_at = $2, submitted_at = $2
    where r.purchase_volume_request_id = $1 and r.id % 3 <> 0 and ($3::bool or r.adherent_id > 3)
      and exists (select 1 from purchase_volume_line l where l.purchase_volume_response_id = r.id and l.prefilled_volume > 0)`,
  volumes: `
    update purchase_volume_line l set volume = round(l.prefilled_volume * (0.9 + ((l.id * 7) % 5) / 20.0) * case when l.id % 61 = 0 then 4 else 1 end, 0)
    from purchase_volume_response r where r.id = l.purchase_volume_response_id and r.purchase_volume_request_id = $1 and r.status = 'sent'`,
  /** Some say why their volume moves. */
  comments: `
    update purchase_volume_line l set comment = (array['Réouverture du 2e étage en janvier', 'Deux repas végétariens par semaine', 'Fermeture en août'])[1 + l.id % 3]
    from purchase_volume_response r where r.id = l.purchase_volume_response_id and r.purchase_volume_request_id = $1 and r.status = 'sent'
      and l.volume > 0 and l.id % 3 = 0`,
  /** The first that sent nothing had typed its volumes. */
  unsent: `
    with typing as (
      update purchase_volume_response r set status = 'saved', saved_at = $2
      where r.id = (select min(q.id) from purchase_volume_response q where q.purchase_volume_request_id = $1 and q.status <> 'sent')
      returning r.id)
    update purchase_volume_line l set volume = 40 + l.id % 9 * 20 from typing t where l.purchase_volume_response_id = t.id and l.id % 3 = 0`,
  results: `
    insert into purchase_volume_result (purchase_volume_request_id, product_id, total, answers, prefilled, expected, completion_rate, "createdAt", "updatedAt")
    select $1::bigint, l.product_id, coalesce(sum(case when r.status = 'sent' then l.volume else l.prefilled_volume end), 0),
      count(*) filter (where r.status = 'sent' and l.volume is not null), count(*) filter (where r.status <> 'sent' and l.prefilled_volume is not null),
      count(*), round(100.0 * count(*) filter (where r.status = 'sent' and l.volume is not null) / count(*), 2), $2::timestamptz, $2::timestamptz
    from purchase_volume_line l join purchase_volume_response r on r.id = l.purchase_volume_response_id
    where r.purchase_volume_request_id = $1 group by l.product_id`,
} as const

async function load(tx: Tx, request: DemoRequest, today: string): Promise<void> {
  const { label, status, company, families } = request
  const [sent, limit] = [addDays(today, request.sent), addDays(today, request.limit)]
  const at = (day: string, time: string) => parisMoment(day, time).toISOString()
  const [from, to] = [addDays(sent, -366), addDays(sent, -1)]
  const needFrom = addDays(limit, 60)
  const consolidated = status === '250' ? at(addDays(limit, 2), '11:00') : null
  const [row] = await tx.query<{ id: number }>(sql.request, [
    ...[label, status, company, from, to, needFrom, addDays(needFrom, 364), at(limit, '18:00')],
    ...[status === '100' ? null : at(sent, '09:00'), consolidated, at(addDays(sent, -1), '15:00')],
  ])
  const id = row?.id ?? 0
  await tx.query(sql.families, [id, families])
  await tx.query(sql.adherents, [id, company])
  if (status === '100') return
  const made = at(sent, '09:00')
  const products = await tx.query<{ id: number }>(productsSql, [id])
  await tx.query(responsesSql, [id, made, null])
  await tx.query(linesSql, [id, made, from, to, products.map((product) => product.id)])
  await tx.query(sql.answered, [id, at(addDays(sent, 2), '11:20'), status !== '150'])
  await tx.query(sql.volumes, [id])
  await tx.query(sql.comments, [id])
  if (status === '200') await tx.query(sql.unsent, [id, at(addDays(limit, -1), '16:40')])
  if (consolidated) await tx.query(sql.results, [id, consolidated])
}

/** The requests for purchase volumes of the demonstration. */
export async function loadVolumes(tx: Tx, now: Date): Promise<void> {
  for (const request of demoRequests) await load(tx, request, parisDay(now))
}
