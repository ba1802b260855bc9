import { type MovementAnswer, movementStored } from '../../resources/stock/answers'
import { itemKey, itemOf } from '../../resources/stock/item-key'
import { stockLevel } from '../../resources/stock/ledger'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { columnsOf, select } from '../database/select'
import { memberOf } from '../trade/member'
import { itemsOf } from '../trade/stock-items'

const levelSql = select(
  stockLevel,
  ['quantity', 'value', 'cump'],
  `where adherent_id = $1 and article_id is not distinct from $2 and product_not_in_catalog_id is not distinct from $3
     and "deletedAt" is null`,
)

const mostMovements = 2000

const cardSql = `
  select ${columnsOf(movementStored, 't')}, r.label as reason, l.stock_voucher_id as voucher_id, v.direction, n.inventory_id,
    i.label as inventory, exists (select 1 from stock_transaction x where x.reverses_id = t.id) as is_reversed,
    concat_ws(' ', u.first_name, u.last_name) as author
  from stock_transaction t
    left join stockreason r on r.id = t.reason_id
    left join stock_voucher_line l on l.id = t.voucher_line_id
    left join stock_voucher v on v.id = l.stock_voucher_id
    left join inventory_line n on n.id = t.inventory_line_id
    left join inventory i on i.id = n.inventory_id
    left join "user" u on u.id = t.user_id
  where t.adherent_id = $1 and t.article_id is not distinct from $2 and t.product_not_in_catalog_id is not distinct from $3
    and ($4::date is null or t.date_operation >= $4::date) and ($5::date is null or t.date_operation <= $5::date)
  order by t.id desc limit ${mostMovements}`

/** The card of an article: its level and its movements, the latest first (« Fiche de stock »). */
export async function stockCard(
  work: Work,
  asked: { adherentId: number; key: string; from?: string | null; to?: string | null },
) {
  await memberOf(work, asked.adherentId, false)
  const item = itemOf(asked.key)
  if (!item) throw new ApiError('err404')
  const info = (await itemsOf(work, asked.adherentId, [item])).get(itemKey(item))
  const place = [asked.adherentId, item.article_id, item.product_not_in_catalog_id]
  const [level] = await work.tx.query(levelSql, place)
  if (!info || !level) throw new ApiError('err404')
  const movements = await work.tx.query<MovementAnswer>(cardSql, [
    ...place,
    asked.from ?? null,
    asked.to ?? null,
  ])
  return { key: asked.key, item: info, level, movements }
}
