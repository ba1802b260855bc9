import { orderPageTexts } from '../../i18n/fr/order-pages'
import { confirmableStatuses, orderLists, sentStatuses } from '../../resources/orders/states'
import { nameIn } from '../../resources/schema/association'
import type { Condition } from '../../resources/schema/condition'
import type { DocumentView } from '../admin/list/DocumentList'
import type { QuickView } from '../admin/list/views'
import { orderPlaces } from './order-places'

const order = {
  resource: 'order',
  all: orderPageTexts.all,
  // A member's own supplier, outside the catalogues, stands where the others do.
  cells: { supplier_id: (row) => nameIn(row, 'Supplier') || nameIn(row, 'Supplier_not_in_catalog') || null },
} as const satisfies Partial<DocumentView>

/** A list of orders. */
export interface OrderListView extends DocumentView {
  /** Listed for the member that is ordered for, and its group. */
  ofMember?: boolean
}

const among = (statuses: readonly string[]): Condition => ({
  name: 'status',
  operator: 'in',
  value: statuses,
})

const live: Condition = { name: 'is_cancelled', operator: 'eq', value: false }
const isSet = (name: string): Condition => ({ name, operator: 'ne', value: null })

/** Told as not read after 90 minutes, and still not read (domain §5.8). */
export const unreadView: QuickView = {
  name: 'unread',
  label: orderPageTexts.unreadOnly,
  conditions: [among(['300']), isSet('unread_alert_at'), live],
}
/** Their mail was given up: they wait for « Renvoyer » (domain §5.6). */
export const bouncedView: QuickView = {
  name: 'bounced',
  label: orderPageTexts.mailFailures,
  conditions: [{ name: 'mail_state', operator: 'eq', value: 'bounced' }, live],
}

/** What a supplier has not opened yet. */
export const toReadView: QuickView = {
  name: 'to-read',
  label: orderPageTexts.toRead,
  conditions: [among(['300']), live],
}
const toConfirm: QuickView = {
  name: 'to-confirm',
  label: orderPageTexts.toConfirm,
  conditions: [among(confirmableStatuses), { name: 'confirm_order_date', operator: 'eq', value: null }, live],
}

export const trackingList: OrderListView = {
  ...order,
  ...orderPlaces.tracking,
  title: orderPageTexts.tracking,
  conditions: [among(orderLists.tracking)],
  columns: [
    'number',
    'progress',
    'supplier_id',
    'order_total_ht',
    'ask_delivery_date',
    'supplier_delivery_date',
    'lines_nb',
  ],
  ofMember: true,
}

export const receivedList: OrderListView = {
  ...order,
  ...orderPlaces.received,
  title: orderPageTexts.received,
  conditions: [among(orderLists.received)],
  columns: [
    'number',
    'progress',
    'supplier_id',
    'delivery_total_ht',
    'real_delivery_date',
    'order_total_ht',
    'delivery_total_ttc',
    'delivery_form',
  ],
  ofMember: true,
}

export const supplierList: OrderListView = {
  ...order,
  ...orderPlaces.supplier,
  title: orderPageTexts.supplierOrders,
  conditions: [among(sentStatuses)],
  views: [toReadView, toConfirm],
  columns: [
    'number',
    'progress',
    'adherent_id',
    'order_total_ht',
    'ask_delivery_date',
    'supplier_delivery_date',
    'sending_order_date',
    'ref_client',
  ],
}

export const perimeterList: OrderListView = {
  ...order,
  ...orderPlaces.perimeter,
  title: orderPageTexts.perimeter,
  views: [unreadView, bouncedView],
  columns: [
    'number',
    'progress',
    'adherent_id',
    'order_total_ht',
    'supplier_id',
    'ask_delivery_date',
    'sending_order_date',
  ],
}
