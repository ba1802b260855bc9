import type { Tx } from '../database/connect'
import type { Seller } from '../trade/order-recipients'

/** What the supplier of an order is called, one of the catalogues or the member's own. */
export async function sellerName(
  tx: Tx,
  { supplier_id, supplier_not_in_catalog_id }: Omit<Seller, 'platform_id'>,
): Promise<string> {
  const [row] = await tx.query<{ name: string }>(
    'select name from supplier where id = $1 union all select label from suppliernotincatalog where id = $2',
    [supplier_id, supplier_not_in_catalog_id],
  )
  return row?.name ?? ''
}
