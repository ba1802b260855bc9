import type { Tx } from '../../database/connect'

/** What hangs on an order, the last of the chain first. */
const parts = [
  'update quote set order_id = null where order_id = any($1)',
  'update stock_voucher set order_id = null, reception_id = null where order_id = any($1)',
  'delete from litigation_line where litigation_id in (select id from litigation where order_id = any($1))',
  'delete from litigation where order_id = any($1)',
  'delete from order_substitution where order_id = any($1)',
  'delete from reception_line where reception_id in (select id from reception where order_id = any($1))',
  'delete from reception where order_id = any($1)',
  ...['cart_change', 'order_validation', 'order_token', 'order_sending', 'order_tax_line', 'order_line'].map(
    (table) => `delete from ${table} where order_id = any($1)`,
  ),
  'delete from "order" where id = any($1)',
]

/** Takes orders away with their receptions and litigations; what moved the stock stays in its ledger. */
export async function forgetOrders(tx: Tx, orders: readonly number[]): Promise<void> {
  const litigations = await tx.query<{ id: number }>('select id from litigation where order_id = any($1)', [
    orders,
  ])
  await tx.query(`select forget_rows('litigation_message', 'litigation_id', $1)`, [
    litigations.map(({ id }) => id),
  ])
  await tx.query(`select forget_rows('order_event', 'order_id', $1)`, [orders])
  for (const sql of parts) await tx.query(sql, [orders])
}
