import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import type { StakeLine } from '../../resources/statistics/at-stake'
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

export const isBackOffice = ({ actor }: AtStake): boolean => actor.profileTypeId === 1

/** Whether the actor may do what a line leads to: one that may not is not told of it. */
export const may = ({ actor }: AtStake, ...permissions: readonly string[]): boolean =>
  permissions.every((permission) => actor.permissions.has(permission))

/** Ids of rows of a search. */
export const byIds = (model: string, ids: readonly number[]) => ({
  model,
  fields: [{ name: 'id', operator: 'in' as const, value: [...ids] }],
})

/** Where received orders are looked at. */
export function ordersOf(asked: AtStake): { label: string; to: string } | undefined {
  const [screen, permission] = isBackOffice(asked)
    ? ['Orders', 'viewOrderTracking']
    : ['ReceivedOrders', 'viewReceivedOrders']
  const query = `filterBy=real_delivery_date|${asked.from}..${asked.to}`
  return may(asked, permission as string) ? { label: texts.seeOrders, to: `${screen}?${query}` } : undefined
}
