import { useAllowed } from '../../fields/engine'
import { useCatalogueAhead } from '../../trade/use-catalogue-ahead'

const food = {
  shelf: 'food',
  path: '/catalogs/food',
  loadScreen: () => import('../../screens/shop/ShopScreen'),
} as const

function Ahead() {
  useCatalogueAhead(food)
  return null
}

/** The catalogue that most orders begin with comes before it is opened. */
export function CatalogueAhead() {
  return useAllowed()('foodCatalog') ? <Ahead /> : null
}
