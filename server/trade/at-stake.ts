import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { sumOfAmounts } from '../../resources/schema/exact'
import type { OrderStake, StakeLine } from '../../resources/statistics/at-stake'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'

/** What is asked of each line: the days of the month, the member or group it is narrowed to, and the day that it is. */
export interface AtStake {
  work: Work
  actor: Actor
  today: string
  from: string
  to: string
  adherent_id: number | undefined
  group_id: number | undefined
}

/** A line, or none. */
export type Reader = (asked: AtStake) => Promise<StakeLine | undefined>

/** What an order adds to a line. */
export interface StakedOrder {
  id: number
  amount_ht: string
}

/** The orders of a line, once each. */
export type OrdersReader = (asked: AtStake) => Promise<StakedOrder[]>

export const isBackOffice = ({ actor }: AtStake): boolean => actor.profileTypeId === 1

/** Whether the actor may do what a line leads to: one that may not is not told of it. */
export const may = ({ actor }: AtStake, ...permissions: readonly string[]): boolean =>
  permissions.every((permission) => actor.permissions.has(permission))

/** Ids of rows of a search. */
export const byIds = (model: string, ids: readonly number[]) => ({
  model,
  fields: [{ name: 'id', operator: 'in' as const, value: [...ids] }],
})

/** Whether received orders may be looked at. */
export const mayLook = (asked: AtStake): boolean =>
  may(asked, isBackOffice(asked) ? 'viewOrderTracking' : 'viewReceivedOrders')

/** A line that counts orders: its count, its amount and its list are of the same ones. */
export const lineOf = (
  { from }: AtStake,
  { key, label, orders }: { key: OrderStake; label: string; orders: readonly StakedOrder[] },
): StakeLine => ({
  ...{ key, label, amount_ht: sumOfAmounts(orders.map(({ amount_ht }) => amount_ht)) },
  count: orders.length,
  list: byIds(
    'Order',
    orders.map(({ id }) => id),
  ),
  act: { label: texts.seeOrders, to: `AtStakeOrders?key=${key}&month=${from.slice(0, 7)}` },
})
