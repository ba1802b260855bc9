import type { Screens } from '../../layout/screens'
import { listScreen } from './screens'

/** Orders of the supplier's own. */
export const supplierOrderScreens: Screens = {
  SupplierOrders: listScreen('SupplierOrders', 'supplier', true),
}
