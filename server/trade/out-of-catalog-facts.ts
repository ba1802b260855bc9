import { orderabilityReasons, unservedReasons } from '../../i18n/fr/trade'
import type { RowOf } from '../../resources/schema/infer'
import { fill } from '../../resources/schema/phrase'
import type { productnotincatalog } from '../../resources/settings/members'
import type { Tx } from '../database/connect'
import { outOfCatalogFactsSql } from './line-facts-sql'
import type { LineFacts, Ordering } from './line-facts-types'
import type { Served } from './served-by'

type Row = RowOf<
  typeof productnotincatalog,
  | 'id'
  | 'label'
  | 'ref_supplier'
  | 'supplier_id'
  | 'supplier_not_in_catalog_id'
  | 'family_id'
  | 'catalog_id'
  | 'price_ht'
  | 'adherent_id'
  | 'groupAdherent_id'
  | 'active'
> & {
  unit: number
  unit_label: string
  rate: string
  can_receive: boolean
  supplier_active: boolean
  supplier: string | null
  status: string | null
}

interface Around {
  ordering: Ordering
  state: { can_order: boolean; status: string }
  served: Served
}

const isOf = (row: Row, { member }: Ordering): boolean =>
  (row.adherent_id === null && row.groupAdherent_id === null) ||
  (member.isGroup
    ? row.groupAdherent_id === member.id
    : row.adherent_id === member.id ||
      (row.groupAdherent_id !== null && row.groupAdherent_id === member.groupAdherent_id))

function reasonsOf(row: Row, { ordering, state, served }: Around): string[] {
  const names = { supplier: row.supplier ?? '', status: row.status ?? '', adherent_status: state.status }
  const allowed = !ordering.catalogs || ordering.catalogs.includes(row.catalog_id)
  const isServed = row.supplier_id === null || served(row.supplier_id).supplier
  const texts = isServed ? orderabilityReasons : { ...orderabilityReasons, ...unservedReasons }
  return [
    ...(row.active && row.supplier_active ? [] : [texts.article_inactive]),
    ...(row.can_receive ? [] : [fill(texts.supplier_status, names)]),
    ...(state.can_order ? [] : [fill(texts.adherent_status, names)]),
    ...(isServed ? [] : [fill(texts.no_referencing, names)]),
    ...(allowed ? [] : [texts[row.catalog_id === 1 ? 'food_not_allowed' : 'non_food_not_allowed']]),
  ]
}

/** What a member created besides the catalogues is ordered like articles (domain §4.7). */
export async function outOfCatalogFacts(
  tx: Tx,
  ids: readonly number[],
  around: Around,
): Promise<LineFacts[]> {
  if (!ids.length) return []
  const rows = await tx.query<Row>(outOfCatalogFactsSql, [ids])
  return rows
    .filter((row) => isOf(row, around.ordering))
    .map((row) => ({
      ...row,
      article_id: null,
      product_not_in_catalog_id: row.id,
      product_id: null,
      platform_id: row.supplier_id === null ? null : around.served(row.supplier_id).platformId,
      order_unit: row.unit,
      billing_unit: row.unit,
      storage_unit: row.unit,
      coef_order_management: '1.000000',
      coef_billing: '1.000000',
      coef_storage_management: '1.000000',
      order_step: null,
      order_minimum: null,
      ventilation_id: null,
      reasons: reasonsOf(row, around),
    }))
}
