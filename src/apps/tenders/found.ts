import type { FoundKind } from '../../layout/palette/found-kind'
import { orderPlaces } from '../../trade/order-places'

const { path, permission } = orderPlaces.supplier

/** What « Rechercher partout » finds for a supplier, besides its screens. */
export const found: readonly FoundKind[] = [
  { resource: 'my_article', beside: ['ref_supplier'] },
  { resource: 'order', permission, address: (id) => `${path}/${id}`, list: null, beside: ['Adherent.name'] },
]
