import type { Condition } from '../../../providers/search'
import { refusedStatuses } from '../../../resources/orders/states'
import { awaitedRevenues } from '../../../resources/revenues/states'
import { addDays, daysBefore, parisDay } from '../../../resources/schema/paris-time'
import { draftView, statusView } from '../../trade/litigation-list'
import { bouncedView, unreadView } from '../../trade/order-lists'
import {
  among,
  between,
  equal,
  litigationsOf,
  live,
  type Matter,
  onTheirWay,
  ordersOf,
  searched,
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
    searched('home.anomalies', 'Anomalies', { model: 'Anomaly', filtered: [equal('state', 'open')] }),
    searched('home.lateRevenue', 'Revenues', {
      model: 'Revenue',
      filtered: [until('due_date', addDays(today, -1))],
      silent: [among('status', awaitedRevenues)],
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
      filtered: [],
      silent: [
        among('state', ['failed']),
        { name: 'started_at', operator: 'gte', value: daysBefore(now, 1).toISOString() },
      ],
    }),
  ]
}

const ofMember = ({ id, isGroup }: { id: number; isGroup: boolean }): Condition => ({
  name: isGroup ? 'groupAdherent_id' : 'adherent_id',
  operator: 'eq',
  value: id,
})

/** What awaits a member's user who works for an adherent or a group. */
export function frontOfficeMatters(now: Date, member: { id: number; isGroup: boolean }): readonly Matter[] {
  const today = parisDay(now)
  const mine = [ofMember(member), live]
  const own = { ...litigationsOf, silent: [ofMember(member)] }
  return [
    {
      text: 'home.toValidate',
      routeName: 'OrdersToValidate',
      filterBy: [],
      counting: { call: '/order/to-validate' },
    },
    searched('home.refused', 'CartList', {
      model: 'Order',
      filtered: [],
      silent: [...mine, among('status', refusedStatuses)],
    }),
    searched('home.expired', 'CartList', {
      model: 'Order',
      filtered: [],
      silent: [...mine, among('status', ['100']), until('ask_delivery_date', addDays(today, -1))[0]],
    }),
    searched('home.unread', 'OrderTracking', {
      model: 'Order',
      filtered: [equal('status', '300')],
      silent: mine,
    }),
    searched('home.deliveries', 'OrderTracking', {
      model: 'Order',
      filtered: [between('ask_delivery_date', today, today)],
      silent: [...mine, onTheirWay],
    }),
    searched('home.overdue', 'OrderTracking', {
      model: 'Order',
      filtered: [until('ask_delivery_date', addDays(today, -1))],
      silent: [...mine, onTheirWay],
    }),
    viewed('home.draftLitigations', own, draftView),
    viewed('home.openLitigations', own, statusView('100')),
  ]
}

/** The orders of a member that are to be delivered within a week. */
export const expectedDeliveries = (
  today: string,
  member: { id: number; isGroup: boolean },
): readonly Condition[] => [
  ofMember(member),
  live,
  onTheirWay,
  between('ask_delivery_date', today, addDays(today, 7))[0],
]
