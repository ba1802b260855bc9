import type { Answer } from '../../kit/actors'
import type { Meaning } from './model'
import type { Seen, SeenOrder } from './seen'
import type { Step } from './story'
import type { World } from './world'

/** What a step comes to in the state that it meets: a call, and what it means to the model. */
export interface Act {
  /** As it is told of a failing story. */
  told: string
  meaning: Meaning
  ask: () => Promise<Pick<Answer, 'status' | 'body'>>
}

export interface Scene {
  world: World
  seen: Seen
  today: string
}

export type ActOf = (scene: Scene, step: Step) => Act | undefined

/** One of a list, by a number; the last ones come more often. */
export const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list.at(-1 - (number % (list.length || 1)))

/** An order for which the verb makes sense, seven times of eight, where there is one; else any. */
export function pickOrder(
  { seen }: Scene,
  { a, b }: Step,
  fits: (order: SeenOrder) => boolean,
): SeenOrder | undefined {
  const fitting = seen.orders.filter((order) => !order.deleted && !order.cancelled && fits(order))
  return a % 8 ? pick(fitting, b) : pick(seen.orders, b)
}
