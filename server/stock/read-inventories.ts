import { fold } from '../../resources/schema/fold'
import { inventoryLine } from '../../resources/stock/inventory'
import {
  type InventoryAnswer,
  type InventoryHead,
  inventoryStored,
} from '../../resources/stock/inventory-answers'
import { itemKey } from '../../resources/stock/item-key'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { columnsOf, select } from '../database/select'
import { memberOf } from '../trade/member'
import { itemsOf } from '../trade/stock-items'

const names = (table: string) =>
  `array(select s.label from inventory_${table}_ids j join ${table} s on s.id = j.${table}_id where j.inventory_id = i.id order by s.label)`

const inventorySql = `
  select ${columnsOf(inventoryStored, 'i')},
    ${names('storagemode')} as storagemodes, ${names('family')} as families, concat_ws(' ', u.first_name, u.last_name) as author
  from inventory i left join "user" u on u.id = i.user_id
  where i."deletedAt" is null`

const linesSql = select(
  inventoryLine,
  [
    'id',
    'article_id',
    'product_not_in_catalog_id',
    'quantity_theorical',
    'price_unit_ht_theorical',
    'quantity_real',
    'price_unit_ht_real',
    'gap_quantity',
    'gap_value',
    'comment',
  ],
  'where inventory_id = $1 and "deletedAt" is null',
)

/** The inventories of a member, the latest first; those put away only when asked for. */
export async function listInventories(
  work: Work,
  asked: { adherentId: number; state?: string | null; offset: number; limit: number },
) {
  await memberOf(work, asked.adherentId, false)
  const rows = await work.tx.query<InventoryHead & { total: number }>(
    `select x.*, count(*) over ()::int as total from (${inventorySql} and i.adherent_id = $1
       and case when $2::text is null then i.state <> 'deleted' else i.state = $2 end) x
     order by x.inventory_date desc, x.id desc offset $3 limit $4`,
    [asked.adherentId, asked.state ?? null, asked.offset, asked.limit],
  )
  const data = rows.map(({ total: _total, ...row }) => row)
  return { data, total: rows[0]?.total ?? 0, offset: asked.offset, limit: asked.limit }
}

/** An inventory with its lines, by name. */
export async function readInventory(work: Work, id: number): Promise<InventoryAnswer> {
  const [inventory] = await work.tx.query<InventoryHead>(`${inventorySql} and i.id = $1`, [id])
  if (!inventory) throw new ApiError('err404')
  const lines = await work.tx.query(linesSql, [id])
  const items = await itemsOf(work, inventory.adherent_id, lines)
  const shown = lines
    .map((line) => ({ ...line, item: items.get(itemKey(line)) ?? null }))
    .sort((a, b) => fold(a.item?.label ?? '').localeCompare(fold(b.item?.label ?? ''), 'fr'))
  return { ...inventory, lines: shown }
}
