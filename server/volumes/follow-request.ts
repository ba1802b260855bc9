import { volumesTexts as texts } from '../../i18n/fr/volumes'
import { volumeRequest } from '../../resources/volumes/volume-request'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { byNobody } from '../trade/order-events'
import { lockRequest, moveRequest, type RequestRow, refuseUnless } from './request'
import { rateOf, readResults } from './results'

const dueSql = `select id from purchase_volume_request where status = '150' and response_date_limit < $1 and "deletedAt" is null order by id`

/** Closes requests past their limit, each in a transaction of its own; the limit itself is still in time. */
export async function closeRequests(context: Context, now: Date): Promise<string | undefined> {
  const due = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(dueSql, [now]))
  for (const { id } of due)
    await context.db.system('jobs', async (tx) => {
      const request = await lockRequest(tx, id)
      if (request.status === '150')
        await moveRequest({ tx, now, actor: byNobody }, request, { verb: 'close' })
    })
  return due.length ? `Demandes de volumes closes : ${due.length}` : undefined
}

/** Closes before the limit, once everybody has answered. */
export async function closeNow(work: Work, id: number): Promise<void> {
  await moveRequest(work, await lockRequest(work.tx, id), { verb: 'close' })
}

/** Opens a closed request again until a moment to come, for those who are late. */
export async function reopenRequest(work: Work, id: number, until: string): Promise<void> {
  const request = await lockRequest(work.tx, id)
  refuseUnless(request, '200')
  if (new Date(until) <= work.now) throw invalid([{ name: 'until', message: texts.until }])
  await moveRequest(work, request, { verb: 'reopen', extra: { response_date_limit: until } })
}

const insertSql = `
  insert into purchase_volume_result (purchase_volume_request_id, product_id, total, answers, prefilled, expected, completion_rate,
    tender_family_id, "createdAt", "updatedAt", created_by)
  select $1::bigint, g.product, g.total, g.answers, g.prefilled, g.expected, g.rate, t.id, $8, $8, $9
  from unnest($2::bigint[], $3::numeric[], $4::int[], $5::int[], $6::int[], $7::numeric[]) as g(product, total, answers, prefilled, expected, rate)
    join product p on p.id = g.product join subfamily s on s.id = p.subfamily_id
    left join (select min(l.id) as id, l.family_id from tender_family l where l.tender_id = $10 and l."deletedAt" is null
      group by l.family_id having count(*) = 1) t on t.family_id = s.family_id`

/** Volumes go to the lot of their family; where zones have lots of their own, who prepares the tender shares them out. */
const lotsSql = `
  update tender_product p set volume = v.total, "updatedAt" = $2, updated_by = $3, lock_version = p.lock_version + 1
  from purchase_volume_result v where v.purchase_volume_request_id = $1 and p.tender_family_id = v.tender_family_id
    and p.product_id = v.product_id and p.volume <> v.total`
const addedSql = `
  insert into tender_product (tender_family_id, product_id, volume, mandatory, "createdAt", "updatedAt", created_by, updated_by)
  select v.tender_family_id, v.product_id, v.total, true, $2, $2, $3, $3 from purchase_volume_result v
  where v.purchase_volume_request_id = $1 and v.tender_family_id is not null and v.total > 0
    and not exists (select 1 from tender_product p where p.tender_family_id = v.tender_family_id and p.product_id = v.product_id)`
const touchedSql = `
  update tender_family l set "updatedAt" = $2, updated_by = $3, lock_version = l.lock_version + 1
  where l.id in (select v.tender_family_id from purchase_volume_result v where v.purchase_volume_request_id = $1)`

/** Locks the tender that takes the volumes over, for whom may change it: in preparation alone (domain §9.2). */
async function lockTender({ tx, actor }: Work, { tender_id }: RequestRow): Promise<void> {
  if (tender_id === null) return
  if (!may(actor, 'updateTender')) throw new ApiError('err403', { display: texts.noTenderRight })
  const [tender] = await tx.query<{ status: string }>(
    'select status from tender where id = $1 and "deletedAt" is null for update',
    [tender_id],
  )
  if (tender?.status !== '100') throw new ApiError('err409', { display: texts.tenderMoved })
}

/** Keeps the totals as they stand, and hands them to the lots of the request's tender: once, in one transaction (domain §11.1). */
export async function consolidateRequest(work: Work, id: number): Promise<void> {
  const { tx, now, actor } = work
  const request = await lockRequest(tx, id)
  refuseUnless(request, '200')
  await lockTender(work, request)
  const rows = await readResults(tx, request)
  await tx.query(insertSql, [
    id,
    rows.map(({ product_id }) => product_id),
    rows.map(({ total }) => total),
    rows.map(({ answers }) => answers),
    rows.map(({ prefilled }) => prefilled),
    rows.map(({ expected }) => expected),
    rows.map(({ answers, expected }) => rateOf(answers, expected)),
    ...[now, actor.userId, request.tender_id],
  ])
  const by = [id, now, actor.userId]
  for (const sql of [lotsSql, addedSql, touchedSql]) await tx.query(sql, by)
  await moveRequest(work, request, { verb: 'consolidate', extra: { consolidated_at: now.toISOString() } })
}

/** Takes the tender off a request that is not consolidated yet. */
export async function leaveTender(work: Work, id: number): Promise<void> {
  const request = await lockRequest(work.tx, id)
  refuseUnless(request, '150', '200')
  await repo(work, volumeRequest).update(id, { tender_id: null })
}
