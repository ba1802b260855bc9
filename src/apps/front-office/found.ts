import type { FoundKind } from '../../layout/palette/found-kind'
import { orderPlaces } from '../../trade/order-places'

const { path, permission } = orderPlaces.tracking

/** What « Rechercher partout » finds in the front office, besides its screens. */
export const found: readonly FoundKind[] = [
  {
    resource: 'order',
    permission,
    address: (id) => `${path}/${id}`,
    list: null,
    beside: ['Adherent.name', 'Supplier.name'],
  },
]
