import { euros } from '../../../i18n/fr/orders'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { signed } from '../../../resources/schema/decimal-text'
import { type Direction, voucherRights } from '../../../resources/stock/voucher'
import type { DocumentView } from '../../admin/list/DocumentList'

const { voucher, inventory } = stockScreenTexts
const paths = { entry: '/stocks/entries', exit: '/stocks/exits' }
const columns = {
  entry: ['supplier_id', 'order_id'],
  exit: ['mealtype_id', 'meals_number'],
}

const voucherList = (direction: Direction): DocumentView => ({
  resource: `stock_${direction}`,
  path: paths[direction],
  title: voucher.titles[direction],
  permission: voucherRights[direction].view,
  known: 'number',
  columns: [
    'number',
    'date_operation',
    'state',
    'reason_id',
    ...columns[direction],
    'lines_nb',
    'total_ht',
    'user_id',
  ],
  empty: { title: voucher.empty[direction] },
})

/** « Bons d'entrée », deliveries included, and « Bons de sortie ». */
export const voucherLists = { entry: voucherList('entry'), exit: voucherList('exit') }

/** « Inventaires », without those put away. */
export const inventoryList: DocumentView = {
  resource: 'inventory',
  path: '/stocks/inventories',
  title: inventory.title,
  permission: 'viewInventory',
  conditions: [{ name: 'state', operator: 'ne', value: 'deleted' }],
  columns: [
    'label',
    'inventory_date',
    'state',
    'storagemode_ids',
    'family_ids',
    'counted_nb',
    'gap_value',
    'user_id',
  ],
  empty: { title: inventory.empty, text: inventory.emptyText },
  cells: {
    counted_nb: (row) => `${row.counted_nb} / ${row.lines_nb}`,
    gap_value: (row) => (typeof row.gap_value === 'string' ? signed(row.gap_value, euros) : null),
  },
}
