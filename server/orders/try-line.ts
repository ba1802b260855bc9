import type { FieldError } from '../../resources/schema/check'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { attempt } from '../database/attempt'
import { type AddLine, placeLine, putLine } from './add-line'
import type { OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'

/** Why a line was refused, in French; throws what no line can be blamed for. */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.type !== 'err400') throw error
  const fields = error.answer.fields as readonly FieldError[] | undefined
  return fields?.map(({ message }) => message) ?? [error.message]
}

type Tried = { cart: OrderRow; refused?: undefined } | { refused: string[] }

/**
 * Puts one of many lines into the nearest right cart, or into the one that a line of its seller has found: a refused one leaves
 * nothing behind, no empty cart either.
 */
export function tryLine(work: Work, line: Omit<AddLine, 'nearest'>, found?: OrderRow): Promise<Tried> {
  const add = async (): Promise<Tried> => {
    if (found) {
      await putLine(work, found, { ...line, isMany: true })
      return { cart: found }
    }
    const cart = await placeLine(work, { ...line, nearest: true, isMany: true })
    if (Array.isArray(cart)) throw new Error('Of several carts the nearest is taken')
    return { cart }
  }
  return attempt(work.tx, add, (error) => ({ refused: reasonsOf(error) }))
}

/** Adds up the carts that lines were put into, each once. */
export async function refreshCarts(work: Work, carts: Iterable<OrderRow>): Promise<void> {
  for (const cart of carts) await refreshCart(work.tx, cart, { now: work.now })
}
