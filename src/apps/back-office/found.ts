import type { FoundKind } from '../../layout/palette/found-kind'
import { orderPlaces } from '../../trade/order-places'

const town = { beside: ['Office_address.Municipality.label'], associations: ['Office_address.Municipality'] }
const { path, permission } = orderPlaces.perimeter

/** What « Rechercher partout » finds in the back office, besides its screens. */
export const found: readonly FoundKind[] = [
  { resource: 'adherent', ...town },
  { resource: 'supplier', ...town },
  { resource: 'article', beside: ['ref_supplier', 'Supplier.name'] },
  {
    resource: 'order',
    permission,
    address: (id) => `${path}/${id}`,
    list: null,
    beside: ['Adherent.name', 'Supplier.name'],
  },
  { resource: 'user', address: (id) => `/usermanagement/${id}`, list: null, beside: ['email'] },
]
