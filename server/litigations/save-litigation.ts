import { litigationTexts } from '../../i18n/fr/litigations'
import { litigation as litigations } from '../../resources/litigations/litigation'
import { sentStatuses } from '../../resources/orders/states'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import { refuseStale } from '../api/lock'
import { removeRow } from '../api/remove'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { memberOf } from '../trade/member'
import { projectManager } from '../trade/recipients'
import { authorOf, lockLitigation } from './litigation-row'

type Given = UnknownRow & { lines?: readonly UnknownRow[] | null | undefined }

type About = RowOf<typeof litigations, 'supplier_id'> &
  Partial<RowOf<typeof litigations, 'adherent_id' | 'groupAdherent_id' | 'order_id'>>

/** An order that is claimed about was sent, to this supplier, by this member (domain §8). */
async function refuseOrder(work: Work, { order_id, supplier_id, adherent_id, groupAdherent_id }: About) {
  if (!order_id) return
  const [order] = await work.tx.query<UnknownRow>(
    'select status, supplier_id, adherent_id, "groupAdherent_id" from "order" where id = $1 and "deletedAt" is null',
    [order_id],
  )
  const isSent = sentStatuses.some((status) => status === order?.status)
  if (!order || !isSent) throw invalid([{ name: 'order_id', message: litigationTexts.orderNotSent }])
  const isSame =
    order.supplier_id === supplier_id &&
    order.adherent_id === (adherent_id ?? null) &&
    order.groupAdherent_id === (groupAdherent_id ?? null)
  if (!isSame) throw invalid([{ name: 'order_id', message: litigationTexts.otherSupplier }])
}

/** What is claimed of an order are lines of that order. */
async function refuseForeignLines(work: Work, id: number, lines: readonly UnknownRow[]): Promise<void> {
  const foreign = await work.tx.query<{ order_line_id: number }>(
    `select v.order_line_id from unnest($2::bigint[]) v(order_line_id)
     where not exists (select 1 from order_line l join litigation g on g.order_id = l.order_id
       where l.id = v.order_line_id and g.id = $1 and l."deletedAt" is null)`,
    [id, lines.map((line) => line.order_line_id).filter((line) => typeof line === 'number')],
  )
  const [first] = foreign
  if (!first) return
  const index = lines.findIndex((line) => line.order_line_id === first.order_line_id)
  throw invalid([{ name: `lines.${index}.order_line_id`, message: litigationTexts.otherOrder }])
}

async function replaceLines(
  work: Work,
  id: number,
  lines: readonly UnknownRow[] | null | undefined,
): Promise<void> {
  if (!lines) return
  await refuseForeignLines(work, id, lines)
  await work.tx.query('delete from litigation_line where litigation_id = $1', [id])
  await work.tx.query(
    `insert into litigation_line (litigation_id, order_line_id, litigationobject_id, label, quantity, unit, gap_ht, comment, created_by, "createdAt")
     select $1, order_line_id, litigationobject_id, label, quantity, unit, gap_ht, comment, $3, $4
     from json_to_recordset($2::json) as v(order_line_id bigint, litigationobject_id bigint, label text, quantity numeric, unit text,
       gap_ht numeric, comment text)`,
    [id, JSON.stringify(lines), work.actor.userId, work.now],
  )
}

/** Opens a litigation as a draft: nothing leaves before it is sent. */
export async function createLitigation(work: Work, body: Given & About): Promise<number> {
  const isGroup = typeof body.groupAdherent_id === 'number'
  const memberId = isGroup ? body.groupAdherent_id : body.adherent_id
  await memberOf(work, Number(memberId ?? 0), isGroup)
  await refuseOrder(work, body)
  const { lines, ...given } = body
  const [responsible = null] = body.adherent_id ? await projectManager(work.tx, body.adherent_id) : []
  const row = await createRow(work, work.registry.get('litigation'), {
    input: {
      ...given,
      litigation_date: given.litigation_date ?? parisDay(work.now),
      sender_name: given.sender_name ?? (await authorOf(work)),
    },
    trusted: true,
    extra: { responsible, user_id: work.actor.userId },
  })
  const id = Number(row.id)
  await replaceLines(work, id, lines)
  return id
}

/** Changes a litigation that was not sent yet. */
export async function updateLitigation(work: Work, id: number, body: Given): Promise<void> {
  const row = await lockLitigation(work, id)
  const resource = work.registry.get('litigation')
  if (row.is_sent) throw new ApiError('err409', { display: litigationTexts.alreadySent })
  const { lines, lock_version, ...given } = body
  await refuseStale(work, resource, { row, version: lock_version })
  const { lock_version: saved } = await updateRow(work, resource, { id, input: given, trusted: true })
  await replaceLines(work, id, lines)
  if (lines && saved === row.lock_version) await touch(work, id)
}

/** Another claim is another version, also when nothing but its lines changed. */
const touch = (work: Work, id: number) => repo(work, litigations).update(id, {}, { touch: true })

/** Drops a litigation that was not sent. */
export async function deleteLitigation(work: Work, id: number): Promise<void> {
  const row = await lockLitigation(work, id)
  if (row.is_sent || row.status !== '100')
    throw new ApiError('err409', { display: litigationTexts.onlyDraft })
  await replaceLines(work, id, [])
  await removeRow(work, work.registry.get('litigation'), { id, trusted: true })
}
