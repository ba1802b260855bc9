import { guardParts } from '../../i18n/fr/trade'
import type { RowOf } from '../../resources/schema/infer'
import type { productnotincatalog } from '../../resources/settings/members'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { Tx } from '../database/connect'
import { outOfCatalogFactsSql } from './line-facts-sql'
import type { LineFacts, Ordering } from './line-facts-types'
import type { MemberState } from './member-state'
import { type ArticleFinding, catalogueWord, statusWord } from './orderability-findings'
import type { Served } from './served-by'

type OutOfCatalogProduct = RowOf<
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
}

interface Around {
  ordering: Ordering
  state: MemberState
  served: Served
}

const isOf = (row: OutOfCatalogProduct, { member }: Ordering): boolean =>
  (row.adherent_id === null && row.groupAdherent_id === null) ||
  (member.isGroup
    ? row.groupAdherent_id === member.id
    : row.adherent_id === member.id ||
      (row.groupAdherent_id !== null && row.groupAdherent_id === member.groupAdherent_id))

const namesOf = (row: OutOfCatalogProduct, { state, served }: Pick<Around, 'state' | 'served'>) => ({
  supplier:
    (row.supplier_id !== null && served(row.supplier_id).isKnown && row.supplier) || guardParts.someSupplier,
  member: state.name,
})

/** The conditions that it meets; its own supplier, or one of the catalogues, may be closed. */
function findingsOf(row: OutOfCatalogProduct, { ordering, state, served }: Around): ArticleFinding[] {
  const service = row.supplier_id === null ? null : served(row.supplier_id)
  const { supplier, member } = namesOf(row, { state, served })
  const allowed = !ordering.catalogs || ordering.catalogs.includes(row.catalog_id)
  const found: readonly (ArticleFinding | false)[] = [
    !(row.active && row.supplier_active) && {
      guard: 'outOfCatalogue',
      reason: guardSentence('outOfCatalogue', { article: row.label }),
    },
    !row.can_receive && { guard: 'supplierClosed', reason: guardSentence('supplierClosed', { supplier }) },
    !state.can_order && {
      guard: 'memberClosed',
      reason: guardSentence('memberClosed', { member, status: statusWord(state.status) }),
    },
    service?.supplier === false && {
      guard: 'unreferenced',
      reason: guardSentence('unreferenced', { supplier, member }),
    },
    !allowed && { guard: 'access', reason: guardSentence('access', { what: catalogueWord(row.catalog_id) }) },
  ]
  return found.filter((one) => one !== false)
}

/** What a member created besides the catalogues is ordered like articles (domain §4.7). */
export async function outOfCatalogFacts(
  tx: Tx,
  ids: readonly number[],
  around: Around,
): Promise<LineFacts[]> {
  if (!ids.length) return []
  const rows = await tx.query<OutOfCatalogProduct>(outOfCatalogFactsSql, [ids])
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
      names: namesOf(row, around),
      findings: findingsOf(row, around),
    }))
}
