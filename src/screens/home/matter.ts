import type { HomeTextKey } from '../../../i18n/fr/home'
import type { Condition } from '../../../providers/search'
import { awaitedStatuses } from '../../../resources/orders/states'
import type { QuickView } from '../../admin/list/views'

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
export const until = (name: string, day: string): Filtered => [
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

export interface Viewed {
  routeName: string
  model: string
  /** Whose rows the list shows in any case. */
  silent?: readonly Condition[]
}
export const ordersOf: Viewed = { routeName: 'Orders', model: 'Order' }
export const supplierOrdersOf: Viewed = { routeName: 'SupplierOrders', model: 'Order' }
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

/** The same, where the list does not ask it by itself. */
export const liveOnes: Filtered = [live, 'is_cancelled|false']
export const onesOnTheirWay: Filtered = [onTheirWay, `status|${awaitedStatuses.join(',')}`]
