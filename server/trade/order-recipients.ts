import type { order } from '../../resources/orders/order'
import type { RowOf } from '../../resources/schema/infer'
import { goodAddresses } from '../../resources/schema/kinds/emails/check'
import type { Tx } from '../database/connect'

/** Who sells: a supplier of the catalogues and its platform, or one of the member's own. */
export type Seller = RowOf<typeof order, 'supplier_id' | 'supplier_not_in_catalog_id' | 'platform_id'>

const contactsSql = `
  select array_agg(c.email order by c.id) as emails from contact c join contact_contact_type_ids j on j.contact_id = c.id
    join contacttype t on t.id = j.contacttype_id
  where c.supplier_id = $1 and c."deletedAt" is null and c.email is not null and t.machine_name = $2`

/** The addresses of a supplier's contacts of the first of these types that has any (domain §3.6, mail routing). */
export async function contactAddresses(
  tx: Tx,
  supplierId: number,
  types: readonly string[],
): Promise<string[]> {
  for (const type of types) {
    const [row] = await tx.query<{ emails: string[] | null }>(contactsSql, [supplierId, type])
    if (row?.emails?.length) return [...new Set(row.emails)]
  }
  return []
}

/** Where orders go: the platform's addresses, else contacts « site », else « administratif ». */
export async function orderAddresses(tx: Tx, seller: Seller): Promise<string[]> {
  if (seller.supplier_id === null) {
    const [own] = await tx.query<{ email: string | null }>(
      'select email from suppliernotincatalog where id = $1',
      [seller.supplier_not_in_catalog_id],
    )
    return goodAddresses(own?.email)
  }
  const [platform] = await tx.query<{ order_email: string | null }>(
    'select order_email from platform where id = $1',
    [seller.platform_id],
  )
  const direct = goodAddresses(platform?.order_email)
  return direct.length ? direct : contactAddresses(tx, seller.supplier_id, ['site', 'administrative'])
}
