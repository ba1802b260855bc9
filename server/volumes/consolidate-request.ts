import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { frenchMoment } from '../../resources/schema/date-text'
import type { volumeRequest } from '../../resources/volumes/volume-request'
import { volumeResponse } from '../../resources/volumes/volume-response'
import type { Effecting } from '../api/action-set'
import { ApiError } from '../api/error'
import { repo } from '../api/repo'
import type { Writing } from '../api/row-writer'
import type { LeftParty } from '../trade/shut-parties'
import { leftOf } from './left-members'
import type { RequestRow } from './request'
import { rateOf, readResults } from './results'

const insertSql = `
  insert into purchase_volume_result (purchase_volume_request_id, product_id, total, answers, prefilled, expected, completion_rate,
    tender_family_id, "createdAt", "updatedAt", created_by)
  select $1::bigint, g.product, g.total, g.answers, g.prefilled, g.expected, g.rate, t.id, $8, $8, $9
  from unnest($2::bigint[], $3::numeric[], $4::int[], $5::int[], $6::int[], $7::numeric[]) as g(product, total, answers, prefilled, expected, rate)
    join product p on p.id = g.product join subfamily s on s.id = p.subfamily_id
    left join (select min(l.id) as id, l.family_id from tender_family l where l.tender_id = $10 and l."deletedAt" is null
      group by l.family_id having count(*) = 1) t on t.family_id = s.family_id`

/**
 * Volumes go to the lot of their family; where zones have lots of their own, who prepares the tender shares them out. A product of
 * which nobody said anything keeps the lot's volume: it is listed, and set to 0 one by one (`clearLot`).
 */
const lotsSql = `
  update tender_product p set volume = v.total, "updatedAt" = $2, updated_by = $3, lock_version = p.lock_version + 1
  from purchase_volume_result v where v.purchase_volume_request_id = $1 and p.tender_family_id = v.tender_family_id
    and p.product_id = v.product_id and p.volume <> v.total and v.answers + v.prefilled > 0`
const addedSql = `
  insert into tender_product (tender_family_id, product_id, volume, mandatory, "createdAt", "updatedAt", created_by, updated_by)
  select v.tender_family_id, v.product_id, v.total, true, $2, $2, $3, $3 from purchase_volume_result v
  where v.purchase_volume_request_id = $1 and v.tender_family_id is not null and v.total > 0
    and not exists (select 1 from tender_product p where p.tender_family_id = v.tender_family_id and p.product_id = v.product_id)`
const touchedSql = `
  update tender_family l set "updatedAt" = $2, updated_by = $3, lock_version = l.lock_version + 1
  where l.id in (select v.tender_family_id from purchase_volume_result v where v.purchase_volume_request_id = $1)`

/** Locks the tender that takes the volumes over: in preparation alone (domain §9.2). */
export async function lockTender(
  { tx }: Writing,
  { tender_id }: Pick<RequestRow, 'tender_id'>,
): Promise<void> {
  if (tender_id === null) return
  const [tender] = await tx.query<{ status: string }>(
    'select status from tender where id = $1 and "deletedAt" is null for update',
    [tender_id],
  )
  if (tender?.status !== '100') throw new ApiError('err409', { display: texts.tenderMoved })
}

const awaitedSql = `select a.name, r.reopened_until from purchase_volume_response r join adherent a on a.id = r.adherent_id
  where r.purchase_volume_request_id = $1 and r.reopened_until >= $2 and (r.status <> 'sent' or r.correcting_since is not null)
    and r."deletedAt" is null order by a.name limit 1`

/** Refuses to freeze totals while a member whose answer was reopened may still send it. */
async function refuseAwaited({ tx, now }: Writing, id: number): Promise<void> {
  const [awaited] = await tx.query<{ name: string; reopened_until: string }>(awaitedSql, [id, now])
  if (!awaited) return
  const facts = { member: awaited.name, date: frenchMoment(awaited.reopened_until) }
  throw new ApiError('err409', { display: texts.awaited(facts) })
}

const leftSql =
  'select id from purchase_volume_response where purchase_volume_request_id = $1 and adherent_id = $2 and "deletedAt" is null'

/** Who was left out of the totals, and why, stays said with the answers. */
async function keepLeft(on: Writing, id: number, left: readonly LeftParty[]): Promise<void> {
  for (const member of left)
    for (const response of await on.tx.query<{ id: number }>(leftSql, [id, member.id]))
      await repo(on, volumeResponse).update(response.id, { left_out: member.why.slice(0, 200) })
}

/** Keeps the totals as they stand, without members that may order no more, and hands them to the lots of the request's tender: once, in one transaction (domain §11.1). */
export async function consolidate({ on, row }: Effecting<typeof volumeRequest>) {
  const { tx, now, actor } = on
  await refuseAwaited(on, row.id)
  await lockTender(on, row)
  const left = await leftOf(on, row)
  await keepLeft(on, row.id, left)
  const rows = await readResults(tx, row, left)
  await tx.query(insertSql, [
    row.id,
    rows.map(({ product_id }) => product_id),
    rows.map(({ total }) => total),
    rows.map(({ answers }) => answers),
    rows.map(({ prefilled }) => prefilled),
    rows.map(({ expected }) => expected),
    rows.map(({ answers, expected }) => rateOf(answers, expected)),
    ...[now, actor.userId, row.tender_id],
  ])
  const by = [row.id, now, actor.userId]
  for (const sql of [lotsSql, addedSql, touchedSql]) await tx.query(sql, by)
  return { consolidated_at: now.toISOString() }
}
