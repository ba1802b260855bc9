import { purchases } from '../measures/purchases'
import { orderLists } from '../orders/states'
import { exportType } from './export-type'
import { byAdherent, byFamily, bySupplier } from './filters'

const theme = 'orders'
const orderColumns = [
  'number',
  'status',
  'adherent_id',
  'groupAdherent_id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'ask_delivery_date',
  'supplier_delivery_date',
] as const
const lineColumns = [
  'Order.number',
  'Order.adherent_id',
  'Order.groupAdherent_id',
  'Order.supplier_id',
  'Order.supplier_not_in_catalog_id',
  'ref_supplier',
  'label',
  'family_id',
  'quantity',
  'order_unit',
  'price_ht',
  'rate',
  'line_ht',
] as const
const otherwise = { supplier_id: 'supplier_not_in_catalog_id' } as const
const ofLines = { 'Order.supplier_id': 'Order.supplier_not_in_catalog_id' } as const
const sent = {
  name: 'Order.status',
  operator: 'in',
  value: [...orderLists.tracking, ...orderLists.received],
} as const
const live = { name: 'is_cancelled', operator: 'eq', value: false } as const
const ofOrder = [byAdherent('adherent_id'), bySupplier('supplier_id')]
const ofLine = [byAdherent('Order.adherent_id'), bySupplier('Order.supplier_id'), byFamily('family_id')]

/** Orders, their lines, and what is bought again and again. */
export const orderExports = {
  orders_under_delivery: exportType({
    label: 'Commandes en cours de livraison',
    help: 'Une ligne par commande envoyée et non reçue.',
    ...{ theme, permissions: ['viewOrderTracking'], model: 'order' },
    where: [{ name: 'status', operator: 'in', value: orderLists.tracking }, live],
    otherwise,
    sums: ['order_total_ht', 'order_total_ttc'],
    columns: [
      ...orderColumns,
      'sending_order_date',
      'ack_order_date',
      'lines_nb',
      'order_total_ht',
      'order_total_ttc',
    ],
    period: { on: 'ask_delivery_date', label: 'Livraison demandée' },
    filters: ofOrder,
    orders: [
      ['ask_delivery_date', 'asc'],
      ['number', 'asc'],
    ],
  }),
  received_orders: exportType({
    label: 'Commandes reçues',
    help: 'Une ligne par commande reçue.',
    ...{ theme, permissions: ['viewReceivedOrders'], model: 'order' },
    where: [{ name: 'status', operator: 'in', value: orderLists.received }, live],
    otherwise,
    sums: ['order_total_ht', 'order_total_ttc', 'received_ht', 'delivery_total_ht', 'delivery_total_ttc'],
    measures: { received_ht: { ...purchases.amount_ht, label: 'Reçu HT' } },
    columns: [
      ...orderColumns,
      'real_delivery_date',
      'receiver_name',
      'delivery_form',
      'lines_nb',
      'order_total_ht',
      'order_total_ttc',
      'received_ht',
      'delivery_total_ht',
      'delivery_total_ttc',
    ],
    period: { on: 'real_delivery_date', label: 'Réception' },
    filters: ofOrder,
    orders: [
      ['real_delivery_date', 'desc'],
      ['number', 'asc'],
    ],
  }),
  buying_list: exportType({
    label: "Liste d'achats",
    help: 'Une ligne par article des paniers en préparation : ce qui reste à acheter.',
    ...{ theme, permissions: ['viewOrderTracking'], model: 'order_line' },
    where: [{ name: 'Order.status', operator: 'eq', value: '100' }],
    otherwise: ofLines,
    sums: ['line_ht'],
    columns: ['Order.ask_delivery_date', ...lineColumns],
    period: { on: 'Order.ask_delivery_date', label: 'Livraison demandée' },
    filters: ofLine,
    orders: [
      ['Order.ask_delivery_date', 'asc'],
      ['label', 'asc'],
    ],
  }),
  purchase_history: exportType({
    label: "Historique d'achats",
    help: 'Une ligne par article des commandes envoyées et reçues : ce qui a été commandé, et ce qui a été reçu. Les commandes annulées sont à part.',
    ...{ theme, permissions: ['viewOrderTracking'], model: 'order_line' },
    where: [sent, { name: 'Order.is_cancelled', operator: 'eq', value: false }],
    apart: {
      name: 'Commandes annulées',
      where: [sent, { name: 'Order.is_cancelled', operator: 'eq', value: true }],
    },
    otherwise: ofLines,
    sums: ['line_ht', 'received_ht'],
    measures: { received_ht: { ...purchases.amount_ht, label: 'Reçu HT' } },
    columns: [
      'Order.status',
      'Order.ask_delivery_date',
      'Order.real_delivery_date',
      ...lineColumns,
      'received_quantity',
      'received_ht',
    ],
    period: { on: 'Order.ask_delivery_date', label: 'Livraison demandée' },
    filters: ofLine,
    orders: [['id', 'desc']],
  }),
  standard_carts: exportType({
    label: 'Paniers types',
    help: 'Une ligne par article de chaque panier type.',
    ...{ theme, permissions: ['viewStandardCart'], model: 'standard_cart_line' },
    columns: [
      'Standard_cart.label',
      'Standard_cart.adherent_id',
      'Standard_cart.groupAdherent_id',
      'Standard_cart.catalog_id',
      'Standard_cart.active',
      'article_id',
      'product_not_in_catalog_id',
      'quantity',
      'position',
    ],
    filters: [byAdherent('Standard_cart.adherent_id')],
    orders: [
      ['Standard_cart.label', 'asc'],
      ['position', 'asc'],
    ],
  }),
  litigations: exportType({
    label: 'Litiges',
    help: 'Une ligne par litige.',
    ...{ theme, permissions: ['viewLitigation'], model: 'litigation' },
    sums: ['amount', 'credit_obtained_ht'],
    columns: [
      'number',
      'status',
      'litigation_date',
      'adherent_id',
      'groupAdherent_id',
      'supplier_id',
      'order_id',
      'litigation_type_id',
      'litigationobject_id',
      'credit_note',
      'amount',
      'credit_obtained_ht',
      'credit_reference',
      'answered_at',
      'closed_at',
      'close_reason',
    ],
    period: { on: 'litigation_date', label: 'Date du litige' },
    filters: ofOrder,
    orders: [['litigation_date', 'desc']],
  }),
} as const
