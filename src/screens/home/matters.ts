import type { HomeTextKey } from '../../../i18n/fr/home'
import { awaitedRevenues } from '../../../resources/revenues/states'
import type { Condition } from '../../../resources/schema/condition'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { expiredCarts, refusedCarts } from '../../trade/awaited-rows'
import { draftView, statusView } from '../../trade/litigation-list'
import { bouncedView, unreadView } from '../../trade/order-lists'
import {
  between,
  equal,
  type Filtered,
  listed,
  litigationsOf,
  liveOnes,
  type Matter,
  oneOf,
  onesOnTheirWay,
  ordersOf,
  searched,
  since,
  until,
  viewed,
} from './matter'

/** What awaits the back office. */
export function backOfficeMatters(now: Date): readonly Matter[] {
  const today = parisDay(now)
  return [
    searched('home.mails', 'EmailOutbox', { model: 'Email_outbox', filtered: [equal('state', 'bounced')] }),
    viewed('home.orderMails', ordersOf, bouncedView),
    viewed('home.unreadOrders', ordersOf, unreadView),
    viewed('home.openLitigations', litigationsOf, statusView('100')),
    searched('home.contracts', 'SupplierContracts', {
      model: 'Supplier_contract',
      filtered: [between('end_date', today, addDays(today, 90))],
    }),
    searched('home.articleRequests', 'ArticleRequests', {
      model: 'Article_request',
      filtered: [equal('status', '100')],
    }),
    searched('home.anomalies', 'Anomalies', { model: 'Anomaly', filtered: [equal('state', 'open')] }),
    searched('home.lateRevenue', 'Revenues', {
      model: 'Revenue',
      filtered: [until('due_date', addDays(today, -1)), oneOf('status', awaitedRevenues)],
    }),
    searched('home.openTenders', 'Tenders', { model: 'Tender', filtered: [equal('status', '150')] }),
    searched('home.openPriceUpdates', 'PriceUpdates', {
      model: 'Price_update',
      filtered: [equal('status', '150')],
    }),
    searched('home.prospects', 'SupplierManagement', {
      model: 'Supplier',
      filtered: [equal('supplier_status_id', 2)],
    }),
    searched('home.suspended', 'AdherentManagement', {
      model: 'Adherent',
      filtered: [equal('adherent_status_id', 4)],
    }),
    searched('home.failedJobs', 'Jobs', {
      model: 'Job_run',
      filtered: [equal('state', 'failed'), since('started_at', addDays(today, -1))],
    }),
  ]
}

/** The member that a user works for, and what the lists of its orders and of its other rows show in any case. */
export interface OwnLists {
  member: { id: number; isGroup: boolean }
  orders: readonly Condition[]
  rows: readonly Condition[]
}

/** What awaits a member's user who works for an adherent or a group. */
export function frontOfficeMatters(now: Date, { member, orders, rows }: OwnLists): readonly Matter[] {
  const today = parisDay(now)
  const carts = `/order/carts?adherentId=${member.id}&isGroup=${member.isGroup}&limit=false`
  const tracked = (text: HomeTextKey, filtered: readonly Filtered[]) =>
    searched(text, 'OrderTracking', { model: 'Order', filtered: [...filtered, liveOnes], within: orders })
  const own = { ...litigationsOf, within: rows }
  return [
    listed('home.toValidate', 'OrdersToValidate', { call: '/order/to-validate' }),
    listed('home.refused', 'CartList', { call: carts, view: refusedCarts }),
    listed('home.expired', 'CartList', { call: carts, view: expiredCarts(today) }),
    tracked('home.unread', [equal('status', '300')]),
    tracked('home.substitutes', [equal('progress', 'proposed')]),
    tracked('home.deliveries', [between('ask_delivery_date', today, today), onesOnTheirWay]),
    tracked('home.overdue', [until('ask_delivery_date', addDays(today, -1)), onesOnTheirWay]),
    viewed('home.draftLitigations', own, draftView),
    viewed('home.openLitigations', own, statusView('100')),
  ]
}

/** The orders of a member that are to be delivered within a week. */
export const expectedDeliveries = (today: string, orders: readonly Condition[]): readonly Condition[] => [
  ...orders,
  liveOnes[0],
  onesOnTheirWay[0],
  between('ask_delivery_date', today, addDays(today, 7))[0],
]
