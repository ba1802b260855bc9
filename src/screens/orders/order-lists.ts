import { orderPageTexts } from '../../../i18n/fr/order-pages'
import type { Condition } from '../../../providers/search'
import { orderLists, sentStatuses } from '../../../resources/orders/states'

/** A list of orders: which ones, where it stands, and what it shows of them. */
export interface OrderListView {
  path: string
  title: string
  permission: string
  conditions: readonly Condition[]
  columns: readonly string[]
  /** Listed for the member that is ordered for, and its group. */
  ofMember?: boolean
}

const among = (statuses: readonly string[]): Condition => ({
  name: 'status',
  operator: 'in',
  value: statuses,
})

export const trackingList: OrderListView = {
  path: '/orders/tracking',
  title: orderPageTexts.tracking,
  permission: 'viewOrderTracking',
  conditions: [among(orderLists.tracking)],
  columns: [
    'number',
    'status',
    'supplier_id',
    'ask_delivery_date',
    'supplier_delivery_date',
    'order_total_ht',
    'lines_nb',
    'sending_order_date',
    'mail_state',
    'reception_state',
    'user_id',
  ],
  ofMember: true,
}

export const receivedList: OrderListView = {
  path: '/orders/received',
  title: orderPageTexts.received,
  permission: 'viewReceivedOrders',
  conditions: [among(orderLists.received)],
  columns: [
    'number',
    'supplier_id',
    'real_delivery_date',
    'order_total_ht',
    'delivery_total_ht',
    'delivery_total_ttc',
    'lines_nb',
    'reception_state',
    'delivery_form',
    'user_id',
  ],
  ofMember: true,
}

export const supplierList: OrderListView = {
  path: '/orders',
  title: orderPageTexts.supplierOrders,
  permission: 'viewSupplierOrders',
  conditions: [among(sentStatuses)],
  columns: [
    'number',
    'status',
    'adherent_id',
    'ask_delivery_date',
    'supplier_delivery_date',
    'order_total_ht',
    'lines_nb',
    'sending_order_date',
    'ref_client',
  ],
}

export const perimeterList: OrderListView = {
  path: '/orders',
  title: orderPageTexts.perimeter,
  permission: 'viewOrderTracking',
  conditions: [],
  columns: [
    'number',
    'status',
    'adherent_id',
    'supplier_id',
    'ask_delivery_date',
    'sending_order_date',
    'order_total_ht',
    'mail_state',
    'reception_state',
    'user_id',
  ],
}
