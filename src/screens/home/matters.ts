import type { HomeTextKey } from '../../../i18n/fr/home'
import type { Condition } from '../../../providers/search'
import { awaitedStatuses, refusedStatuses } from '../../../resources/orders/states'
import { addDays, daysBefore, parisDay } from '../../../resources/schema/paris-time'
import type { QuickView } from '../../admin/list/views'
import { draftView, statusView } from '../../trade/litigation-list'
import { bouncedView, unreadView } from '../../trade/order-lists'

/** A row that a call answers. */
export type Answered = Readonly<Record<string, unknown>>

/** How many there are: what a search finds, or the rows that a call answers, those that count. */
export type Counting = { model: string; conditions: readonly Condition[] } | ListedCounting

/** The rows that a call answers, or those of them that count. */
export interface ListedCounting {
  call: string
  counts?: (row: Answered) => boolean
}

/** Something that may await somebody: counted here, looked at in a screen. */
export interface Matter {
  text: HomeTextKey
  /** The screen that lists it; without it, or without its right, the matter is not counted. */
  routeName: string
  /** The conditions as the list's address writes them. */
  filterBy: readonly string[]
  /** A shortcut of the list, as its address names it. */
  view?: string
  counting: Counting
}

/** One condition, and how the address of a list writes it. */
type Filtered = readonly [Condition, string]

export const equal = (name: string, value: string | number): Filtered => [
  { name, operator: 'eq', value },
  `${name}|${value}`,
]
const until = (name: string, day: string): Filtered => [
  { name, operator: 'lte', value: day },
  `${name}|..${day}`,
]
export const between = (name: string, from: string, to: string): Filtered => [
  { name, operator: 'between', value: [from, to] },
  `${name}|${from}..${to}`,
]

/** A matter counted by a search; `silent` conditions hold in the list without standing in its address. */
export const searched = (
  text: HomeTextKey,
  routeName: string,
  {
    model,
    filtered,
    silent = [],
  }: { model: string; filtered: readonly Filtered[]; silent?: readonly Condition[] },
): Matter => ({
  text,
  routeName,
  filterBy: filtered.map(([, address]) => address),
  counting: { model, conditions: [...filtered.map(([condition]) => condition), ...silent] },
})

interface Viewed {
  routeName: string
  model: string
  /** Whose rows the list shows in any case. */
  silent?: readonly Condition[]
}
const ordersOf: Viewed = { routeName: 'Orders', model: 'Order' }
export const litigationsOf: Viewed = { routeName: 'Litigations', model: 'Litigation' }

/** A matter that is a shortcut over a list. */
export const viewed = (
  text: HomeTextKey,
  { routeName, model, silent = [] }: Viewed,
  { name, conditions }: QuickView,
): Matter => ({
  text,
  routeName,
  filterBy: [],
  view: name,
  counting: { model, conditions: [...conditions, ...silent] },
})

export const among = (name: string, value: readonly (string | number)[]): Condition => ({
  name,
  operator: 'in',
  value,
})
export const live: Condition = { name: 'is_cancelled', operator: 'eq', value: false }
export const onTheirWay = among('status', awaitedStatuses)

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
      silent: [among('status', ['100', '200'])],
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

/** What a member awaits until a day, what is late included. */
export const deliveriesUntil = (
  day: string,
  member: { id: number; isGroup: boolean },
): readonly Condition[] => [ofMember(member), live, onTheirWay, until('ask_delivery_date', day)[0]]

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
