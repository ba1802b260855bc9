import { ApiError } from '../api/error'
import { attempt } from '../database/attempt'
import type { Tx } from '../database/connect'
import type { By } from '../trade/order-events'
import { Held, tellHeld } from './hold-order'
import type { OrderRow } from './order-row'

/**
 * Makes a step of an order. Where a guard refuses it, the step alone is undone: `keep` commits what was found, and the refusal
 * is answered, to be thrown by `thrown` once that is committed (5-doors §1.1).
 */
export async function orHeld<T>(
  tx: Pick<Tx, 'query'>,
  step: () => Promise<T>,
  keep: (held: Held) => Promise<void>,
): Promise<T | Held> {
  const made = await attempt<T | Held>(tx, step, (error) => {
    if (error instanceof Held) return error
    throw error
  })
  if (made instanceof Held) await keep(made)
  return made
}

/** A step of an order that has left: nothing of its lines changes, the refusal is told in its timeline. */
export async function toldHeld(
  tx: Tx,
  order: Pick<OrderRow, 'id'>,
  { by, now, step }: { by: By; now: Date; step: () => Promise<void> },
): Promise<Held | undefined> {
  const held = await orHeld(tx, step, ({ door, refused }) => tellHeld(tx, order, { door, refused, by, now }))
  return held ?? undefined
}

/** What a transaction answered; a refusal is thrown now that what it found is committed. */
export function thrown<T>(answer: T): Exclude<T, ApiError> {
  if (answer instanceof ApiError) throw answer
  return answer as Exclude<T, ApiError>
}
