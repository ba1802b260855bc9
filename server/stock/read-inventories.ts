import { fold } from '../../resources/schema/fold'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { memberOf } from '../trade/member'
import { itemsOf } from '../trade/stock-items'

type Row = Record<string, unknown>

const names = (table: string) =>
  `array(select s.label from inventory_${table}_ids j join ${table} s on s.id = j.${table}_id where j.inventory_id = i.id order by s.label)`

const inventorySql = `
  select i.id, i.lock_version, i.adherent_id, i.label, i.inventory_date, i.state, i.inventory_date_created, i.inventory_date_updated,
    i.inventory_date_validation, i.inventory_date_deleted, i.lines_nb, i.counted_nb, i.gap_value,
    ${names('storagemode')} as storagemodes, ${names('family')} as families, concat_ws(' ', u.first_name, u.last_name) as author
  from inventory i left join "user" u on u.id = i.user_id
  where i."deletedAt" is null`

/** The inventories of a member, the latest first; those put away only when asked for. */
export async function listInventories(
  work: Work,
  asked: { adherentId: number; state?: string | null; offset: number; limit: number },
) {
  await memberOf(work, asked.adherentId, false)
  const rows = await work.tx.query<Row & { total: number }>(
    `select x.*, count(*) over ()::int as total from (${inventorySql} and i.adherent_id = $1
       and case when $2::text is null then i.state <> 'deleted' else i.state = $2 end) x
     order by x.inventory_date desc, x.id desc offset $3 limit $4`,
    [asked.adherentId, asked.state ?? null, asked.offset, asked.limit],
  )
  const data = rows.map(({ total: _total, ...row }) => row)
  return { data, total: rows[0]?.total ?? 0, offset: asked.offset, limit: asked.limit }
}

/** An inventory with its lines, by name. */
export async function readInventory(work: Work, id: number): Promise<Row> {
  const [inventory] = await work.tx.query<Row>(`${inventorySql} and i.id = $1`, [id])
  if (!inventory) throw new ApiError('err404')
  const lines = await work.tx.query<StockItem & Row>(
    `select id, article_id, product_not_in_catalog_id, quantity_theorical, price_unit_ht_theorical, quantity_real, price_unit_ht_real,
       gap_quantity, gap_value, comment
     from inventory_line where inventory_id = $1 and "deletedAt" is null`,
    [id],
  )
  const items = await itemsOf(work, Number(inventory.adherent_id), lines)
  const shown = lines
    .map((line) => ({ ...line, item: items.get(itemKey(line)) ?? null }))
    .sort((a, b) => fold(a.item?.label ?? '').localeCompare(fold(b.item?.label ?? ''), 'fr'))
  return { ...inventory, lines: shown }
}
