import type { Tx } from '../database/connect'

/** A line as the rules read it. */
export interface LineRow extends Record<string, unknown> {
  id: number
  article_id: number | null
  product_not_in_catalog_id: number | null
  position: number
  label: string
  ref_supplier: string | null
  quantity: string
  price_ht: string
  rate: string
  coef_order_management: string
  coef_billing: string
  coef_storage_management: string
  line_ht: string
  catalog_id: number | null
  family_id: number | null
  unorderable_reason: string | null
  added_at_reception: boolean
}

/** The lines of an order that were asked for, in their order. */
export const readLines = (tx: Tx, orderId: number): Promise<LineRow[]> =>
  tx.query<LineRow>(
    `select id, article_id, product_not_in_catalog_id, position, label, ref_supplier, quantity, price_ht, rate, coef_order_management,
       coef_billing, coef_storage_management, line_ht, catalog_id, family_id, unorderable_reason, added_at_reception
     from "order_line" where order_id = $1 and "deletedAt" is null and not added_at_reception order by position, id`,
    [orderId],
  )
