import {
  type LitigationAnswer,
  type LitigationDetail,
  type LitigationHead,
  type LitigationLineAnswer,
  type LitigationMessageAnswer,
  type LitigationPage,
  litigationDetail,
  litigationLineStored,
  litigationShown,
  messageStored,
} from '../../resources/litigations/answers'
import { sideOf, verbsOf } from '../../resources/litigations/states'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { columnsOf } from '../database/select'
import { litigationNumber, notFound } from './litigation-row'

const filesOf = (table: string, owner: string) =>
  `coalesce((select json_agg(json_build_object('id', f.id, 'filename', f.filename, 'mime_type', f.mime_type) order by j.position)
    from ${table}_file_ids j join file f on f.id = j.file_id where j.${table}_id = ${owner}.id and f."deletedAt" is null), '[]'::json)`

const headSql = `
  select ${columnsOf(litigationShown, 'l')},
    coalesce(a.name, g.label) as adherent, s.name as supplier, o.number as order_number, t.label as type, b.label as object
  from litigation l
    left join adherent a on a.id = l.adherent_id
    left join groupadherent g on g.id = l."groupAdherent_id"
    left join supplier s on s.id = l.supplier_id
    left join "order" o on o.id = l.order_id
    left join litigationtype t on t.id = l.litigation_type_id
    left join litigationobject b on b.id = l.litigationobject_id
  where l."deletedAt" is null`

export interface LitigationList {
  adherentId?: number | null
  groupId?: number | null
  supplierId?: number | null
  status?: string | null
  open?: boolean | null
  search?: string | null
  offset: number
  limit: number
}

/** Where a litigation stands in the lists: a draft is not open yet. */
const stateOf = (of: string) => `case when ${of}.is_sent then ${of}.status else 'draft' end`

const listWhere = `and ($1::bigint is null or l.adherent_id = $1) and ($2::bigint is null or l."groupAdherent_id" = $2)
  and ($3::bigint is null or l.supplier_id = $3) and ($4::text is null or ${stateOf('l')} = $4)
  and ($5::boolean is not true or l.status <> '350')
  and ($6::text is null or fold(concat_ws(' ', a.name, g.label, s.name, o.number, l.message_object, l.credit_reference, 'l-' || to_char(l.litigation_date, 'YYYY') || '-' || lpad(l.id::text, 4, '0'))) like '%' || fold($6) || '%')`

function refuseReader(work: Work): void {
  if (!may(work.actor, 'viewLitigation') && !may(work.actor, 'answerLitigation')) throw new ApiError('err403')
}

type Kept = Omit<LitigationHead, 'number'>
const numbered = (row: Kept): LitigationHead => ({ ...row, number: litigationNumber(row) })

/** A page of litigations, the latest first, with how many stand in each state. */
export async function listLitigations(work: Work, asked: LitigationList): Promise<LitigationPage> {
  refuseReader(work)
  const { adherentId, groupId, supplierId, status, open, search, offset, limit } = asked
  const filters = [adherentId ?? null, groupId ?? null, supplierId ?? null]
  const rows = await work.tx.query<Kept & { total: number }>(
    `select x.*, count(*) over ()::int as total from (${headSql} ${listWhere}) x order by x.id desc offset $7 limit $8`,
    [...filters, status ?? null, open ?? null, search?.trim() || null, offset, limit],
  )
  const counts = await work.tx.query<LitigationPage['counts'][number]>(
    `select ${stateOf('x')} as status, count(*)::int as count from (${headSql} ${listWhere}) x group by 1`,
    [...filters, null, null, search?.trim() || null],
  )
  const data = rows.map(({ total: _total, ...row }) => numbered(row))
  return { data, total: rows[0]?.total ?? 0, offset, limit, counts }
}

const detailSql = `
  select ${columnsOf(litigationDetail, 'l')}, ${filesOf('litigation', 'l')} as files
  from litigation l where l.id = $1`

const linesSql = `
  select ${columnsOf(litigationLineStored, 'n')}, o.label as object
  from litigation_line n left join litigationobject o on o.id = n.litigationobject_id
  where n.litigation_id = $1 and n."deletedAt" is null order by n.id`

const messagesSql = `
  select ${columnsOf(messageStored, 'm')}, ${filesOf('litigation_message', 'm')} as files
  from litigation_message m where m.litigation_id = $1 and m."deletedAt" is null order by m.id`

/** A litigation as its page shows it, with what the reader may do of it. */
export async function readLitigation(work: Work, id: number): Promise<LitigationAnswer> {
  refuseReader(work)
  const [head] = await work.tx.query<Kept>(`${headSql} and l.id = $1`, [id])
  if (!head) throw notFound()
  const [detail] = await work.tx.query<LitigationDetail>(detailSql, [id])
  if (!detail) throw notFound()
  const [manager] = await work.tx.beyond('notifications', (tx) =>
    tx.query<{ name: string }>(
      `select concat_ws(' ', u.first_name, u.last_name) as name from litigation l join "user" u on u.id = l.responsible where l.id = $1`,
      [id],
    ),
  )
  const side = sideOf(work.actor.profileTypeId)
  const held = (permission: string) => may(work.actor, permission)
  return {
    ...numbered(head),
    ...detail,
    manager: manager?.name ?? null,
    lines: await work.tx.query<LitigationLineAnswer>(linesSql, [id]),
    messages: await work.tx.query<LitigationMessageAnswer>(messagesSql, [id]),
    side,
    verbs: head.is_sent ? verbsOf(head.status, side, held) : [],
    may_write: head.is_sent && head.status !== '350',
    may_edit: !head.is_sent && side !== 'supplier' && (held('updateLitigation') || held('createLitigation')),
    may_delete: !head.is_sent && side !== 'supplier' && held('deleteLitigation'),
  }
}
