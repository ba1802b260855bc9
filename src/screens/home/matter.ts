import type { HomeTextKey } from '../../../i18n/fr/home'
import { awaitedStatuses } from '../../../resources/orders/states'
import type { Condition } from '../../../resources/schema/condition'
import { momentsOf } from '../../admin/filters/interval'
import type { QuickView } from '../../admin/list/views'
import type { RowView } from '../../trade/awaited-rows'

/** How many there are: what a search finds, or the rows that a call answers, those that count. */
export type Counting = { model: string; conditions: readonly Condition[] } | ListedCounting

/** The rows that a call answers, or those of them that count. */
export interface ListedCounting {
  call: string
  counts?: (row: never) => boolean
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
export type Filtered = readonly [Condition, string]

export const equal = (name: string, value: string | number): Filtered => [
  { name, operator: 'in', value: [value] },
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

/** One of several values, as the address of a list writes it. */
export const oneOf = (name: string, values: readonly string[]): Filtered => [
  { name, operator: 'in', value: values },
  `${name}|${values.join(',')}`,
]
/** Since a day, of a column of moments. */
export const since = (name: string, day: string): Filtered => [
  { name, operator: 'gte', value: momentsOf({ from: day }).from },
  `${name}|${day}..`,
]

/** What a list shows in any case: the member's own rows. */
interface Within {
  within?: readonly Condition[]
}

/** A matter counted by a search whose conditions stand in the list's address: the list shows as many (measures §4). */
export const searched = (
  text: HomeTextKey,
  routeName: string,
  { model, filtered, within = [] }: Within & { model: string; filtered: readonly Filtered[] },
): Matter => ({
  text,
  routeName,
  filterBy: filtered.map(([, address]) => address),
  counting: { model, conditions: [...filtered.map(([condition]) => condition), ...within] },
})

/** A matter that is a part of what a call answers: the list of the call shows the same part. */
export const listed = <Row>(
  text: HomeTextKey,
  routeName: string,
  { call, view }: { call: string; view?: RowView<Row> },
): Matter => ({
  text,
  routeName,
  filterBy: [],
  ...(view ? { view: view.name } : {}),
  counting: { call, ...(view ? { counts: view.holds } : {}) },
})

export interface Viewed extends Within {
  routeName: string
  model: string
}
export const ordersOf: Viewed = { routeName: 'Orders', model: 'Order' }
export const supplierOrdersOf: Viewed = { routeName: 'SupplierOrders', model: 'Order' }
export const litigationsOf: Viewed = { routeName: 'Litigations', model: 'Litigation' }

/** A matter that is a shortcut over a list. */
export const viewed = (
  text: HomeTextKey,
  { routeName, model, within = [] }: Viewed,
  { name, conditions }: QuickView,
): Matter => ({
  text,
  routeName,
  filterBy: [],
  view: name,
  counting: { model, conditions: [...conditions, ...within] },
})

export const liveOnes: Filtered = [
  { name: 'is_cancelled', operator: 'eq', value: false },
  'is_cancelled|false',
]
export const onesOnTheirWay: Filtered = oneOf('status', awaitedStatuses)
