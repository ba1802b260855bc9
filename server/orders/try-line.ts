import type { FieldError } from '../../resources/schema/check'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { attempt } from '../database/attempt'
import { type AddLine, addLine } from './add-line'
import type { OrderRow } from './order-row'

/** Why a line was refused, in French; throws what no line can be blamed for. */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.type !== 'err400') throw error
  const fields = error.answer.fields as readonly FieldError[] | undefined
  return fields?.map(({ message }) => message) ?? [error.message]
}

type Tried = { cart: OrderRow; refused?: undefined } | { refused: string[] }

/** Adds one of many lines to the nearest right cart: a refused one leaves nothing behind, no empty cart either. */
export function tryLine(work: Work, line: Omit<AddLine, 'nearest'>): Promise<Tried> {
  const add = async (): Promise<Tried> => {
    const cart = await addLine(work, { ...line, nearest: true })
    if (Array.isArray(cart)) throw new Error('Of several carts the nearest is taken')
    return { cart }
  }
  return attempt(work.tx, add, (error) => ({ refused: reasonsOf(error) }))
}
