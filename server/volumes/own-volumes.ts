import type { RowOf } from '../../resources/schema/infer'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { isCorrecting } from '../../resources/trade/correction'
import type { VolumeAnswer, VolumeAnswerHead, VolumeAnswerLine } from '../../resources/volumes/answers'
import { mayAnswerVolumes } from '../../resources/volumes/states'
import { inOwnUnit, type VolumeEntry } from '../../resources/volumes/volume-entry'
import type { volumeLine, volumeResponse } from '../../resources/volumes/volume-response'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'

const membersOf = ({ actor }: Work): readonly number[] => {
  const own = actor.lists.adherents ?? []
  if (!own.length) throw new ApiError('err403')
  return own
}

const headSql = `
  select q.id, r.id as request_id, r.label, k.label as company, q.adherent_id, a.name as adherent, r.status, q.reopened_until,
    greatest(r.response_date_limit, q.reopened_until) as response_date_limit,
    r.period_start, r.period_end, r.need_start, r.need_end, q.status as response_status, q.saved_at, q.submitted_at, q.correcting_since,
    (select count(*)::int from purchase_volume_line l where l.purchase_volume_response_id = q.id) as lines,
    (select count(*)::int from purchase_volume_line l where l.purchase_volume_response_id = q.id and l.volume is not null) as filled
  from purchase_volume_response q join purchase_volume_request r on r.id = q.purchase_volume_request_id and r."deletedAt" is null
    join company k on k.id = r.company_id join adherent a on a.id = q.adherent_id
  where q.adherent_id = any($1::bigint[]) and q."deletedAt" is null`

type Head = Omit<VolumeAnswerHead, 'is_open'> & UnknownRow & { reopened_until: string | null }
const headOf = ({ reopened_until, ...row }: Head, now: Date): VolumeAnswerHead => ({
  ...row,
  is_open: mayAnswerVolumes({ ...row, reopened_until }, now),
})

/** What asks the actor's members for their volumes: what may be answered first, the most urgent at the top. */
export async function listAnswers(work: Work): Promise<{ data: VolumeAnswerHead[]; now: string }> {
  const rows = await work.tx.query<Head>(
    `${headSql} order by greatest(r.response_date_limit, q.reopened_until) desc, r.id desc, a.name, q.id`,
    [membersOf(work)],
  )
  const heads = rows.map((row) => headOf(row, work.now))
  const open = heads.filter(({ is_open }) => is_open).reverse()
  return { data: [...open, ...heads.filter(({ is_open }) => !is_open)], now: work.now.toISOString() }
}

const linesSql = `
  select l.id, l.product_id, p.code, p.label, f.label as family, coalesce(nullif(u.abbreviation, ''), u.label) as unit, l.coef,
    l.prefilled_volume, l.volume, l.comment, l.draft
  from purchase_volume_line l join product p on p.id = l.product_id join subfamily s on s.id = p.subfamily_id
    join family f on f.id = s.family_id join unit u on u.id = l.unit_id
  where l.purchase_volume_response_id = $1 order by (l.prefilled_volume is null), f.label, p.label, p.id`

type Kept = RowOf<typeof volumeLine, 'coef' | 'prefilled_volume' | 'volume'> & { draft: VolumeEntry | null }

/** A request as one of the actor's members answers it, each volume in its own unit; what it has bought comes first, a correction stands beside what was sent. */
export async function readAnswer(work: Work, id: number): Promise<VolumeAnswer> {
  const [row] = await work.tx.query<Head>(`${headSql} and q.id = $2`, [membersOf(work), id])
  if (!row) throw new ApiError('err404')
  const lines = await work.tx.query<Omit<VolumeAnswerLine, 'prefilled' | 'quantity'> & Kept>(linesSql, [id])
  const head = headOf(row, work.now)
  const isBeside = head.is_open && isCorrecting({ ...head, status: head.response_status })
  return {
    ...head,
    now: work.now.toISOString(),
    rows: lines.map(({ coef, prefilled_volume, volume, draft, ...line }) => ({
      ...line,
      prefilled: inOwnUnit(prefilled_volume, coef),
      quantity: inOwnUnit(volume, coef),
      ...(isBeside ? draft : {}),
    })),
  }
}

/** A member's own answer, as its calls work with it. */
export type OwnAnswer = RowOf<
  typeof volumeResponse,
  'id' | 'status' | 'saved_at' | 'correcting_since' | 'reopened_until'
>

const lockSql = `
  select q.id, q.status, q.saved_at, q.correcting_since, q.reopened_until, q.purchase_volume_request_id as request_id from purchase_volume_response q
  where q.id = $2 and q.adherent_id = any($1::bigint[]) and q."deletedAt" is null for update`
const requestSql = `select status, response_date_limit from purchase_volume_request where id = $1 and "deletedAt" is null`

/** The member's own answer, locked; err540 once it is past the limit. */
export async function lockOwn(work: Work, id: number): Promise<OwnAnswer> {
  const [own] = await work.tx.query<OwnAnswer & { request_id: number }>(lockSql, [membersOf(work), id])
  if (!own) throw new ApiError('err404')
  const [request] = await work.tx.query<{ status: '150'; response_date_limit: string }>(requestSql, [
    own.request_id,
  ])
  if (!request) throw new ApiError('err404')
  if (!mayAnswerVolumes({ ...request, reopened_until: own.reopened_until }, work.now))
    throw new ApiError('err540')
  return own
}
