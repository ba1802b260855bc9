import {
  type VoucherAnswer,
  type VoucherHead,
  type VoucherLineAnswer,
  voucherLineStored,
  voucherStored,
} from '../../resources/stock/answers'
import { itemKey } from '../../resources/stock/item-key'
import { type Direction, voucherRights } from '../../resources/stock/voucher'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { columnsOf } from '../database/select'
import { memberOf } from '../trade/member'
import { itemsOf } from '../trade/stock-items'
import { refuseWithout } from './voucher-rules'

const voucherSql = `
  select ${columnsOf(voucherStored, 'v')}, r.label as reason, s.name as supplier, m.label as mealtype, c.label as clientmeal,
    g.label as ventilation, o.number as order_number, concat_ws(' ', u.first_name, u.last_name) as author
  from stock_voucher v
    left join stockreason r on r.id = v.reason_id
    left join supplier s on s.id = v.supplier_id
    left join mealtype m on m.id = v.mealtype_id
    left join clientmeal c on c.id = v.clientmeal_id
    left join ventilation g on g.id = v.ventilation_id
    left join "order" o on o.id = v.order_id
    left join "user" u on u.id = v.user_id
  where v."deletedAt" is null`

export interface VoucherList {
  adherentId: number
  direction: Direction
  state?: string | null
  reasonId?: number | null
  from?: string | null
  to?: string | null
  search?: string | null
  offset: number
  limit: number
}

const listWhere = `and v.adherent_id = $1 and v.direction = $2 and ($3::text is null or v.state = $3)
  and ($4::date is null or v.date_operation >= $4::date) and ($5::date is null or v.date_operation <= $5::date)
  and ($6::bigint is null or v.reason_id = $6)
  and ($7::text is null or v.id::text = $7 or fold(coalesce(s.name, '')) like '%' || fold($7) || '%' or fold(coalesce(v.comment, '')) like '%' || fold($7) || '%')`

/** A page of the vouchers of a member, the latest first. */
export async function listVouchers(work: Work, asked: VoucherList) {
  refuseWithout(work, voucherRights[asked.direction].view)
  await memberOf(work, asked.adherentId, false)
  const { adherentId, direction, state, from, to, reasonId, search, offset, limit } = asked
  const rows = await work.tx.query<VoucherHead & { total: number }>(
    `select x.*, count(*) over ()::int as total from (${voucherSql} ${listWhere}) x
     order by x.date_operation desc, x.id desc offset $8 limit $9`,
    [
      adherentId,
      direction,
      state ?? null,
      from ?? null,
      to ?? null,
      reasonId ?? null,
      search?.trim() || null,
      offset,
      limit,
    ],
  )
  const data = rows.map(({ total: _total, ...row }) => row)
  return { data, total: rows[0]?.total ?? 0, offset, limit }
}

/** A voucher with its lines, as its page shows it. */
export async function readVoucher(work: Work, id: number): Promise<VoucherAnswer> {
  const [voucher] = await work.tx.query<VoucherHead>(`${voucherSql} and v.id = $1`, [id])
  if (!voucher) throw new ApiError('err404')
  refuseWithout(work, voucherRights[voucher.direction].view)
  const lines = await work.tx.query<Omit<VoucherLineAnswer, 'item'>>(
    `select ${columnsOf(voucherLineStored, 'l')}, coalesce(s.quantity, 0)::numeric(12,3) as available, coalesce(s.cump, 0) as cump
     from stock_voucher_line l
       left join stock_level s on s.adherent_id = $2 and s.article_id is not distinct from l.article_id
         and s.product_not_in_catalog_id is not distinct from l.product_not_in_catalog_id and s."deletedAt" is null
     where l.stock_voucher_id = $1 and l."deletedAt" is null order by l.position, l.id`,
    [id, voucher.adherent_id],
  )
  const items = await itemsOf(work, voucher.adherent_id, lines)
  const shown = lines.map((line) => ({ ...line, item: items.get(itemKey(line)) ?? null }))
  return { ...voucher, lines: shown }
}
