import { orderLine } from '../../resources/orders/order-line'
import type { Tx } from '../database/connect'
import { type RowsOf, select } from '../database/select'

const lines = select(
  orderLine,
  [
    'id',
    'article_id',
    'product_not_in_catalog_id',
    'position',
    'label',
    'ref_supplier',
    'quantity',
    'price_ht',
    'rate',
    'coef_order_management',
    'coef_billing',
    'coef_storage_management',
    'line_ht',
    'catalog_id',
    'family_id',
    'unorderable_reason',
    'added_at_reception',
  ],
  'where order_id = $1 and "deletedAt" is null and not added_at_reception order by position, id',
)

/** A line as the rules read it. */
export type LineRow = RowsOf<typeof lines>

/** The lines of an order that were asked for, in their order. */
export const readLines = (tx: Tx, orderId: number): Promise<LineRow[]> => tx.query(lines, [orderId])
