import { lineAmount } from '../../resources/catalogue/units'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { atDoor } from '../trade/at-door'
import { farLines, type HabitLine } from '../trade/far-lines'
import type { OrderRow } from './order-row'
import { toConfirm } from './to-confirm'

/** How a quantity is put into a cart. */
export interface Putting {
  /** The person has confirmed it. */
  isConfirmed?: boolean | undefined
  /** One of many lines: one that is to be confirmed is told with them. */
  isMany?: boolean | undefined
}

type Put = Omit<HabitLine, 'line_ht'> & Parameters<typeof lineAmount>[2] & { price_ht: string | null }

/**
 * Asks about a quantity that is far from habit: `err519`, unless it is confirmed; among many, a reason of its line. Answers
 * whether the person has confirmed it now: what was confirmed before stays with the line.
 */
export async function askHabit(
  { tx, now }: Pick<Work, 'tx' | 'now'>,
  order: OrderRow,
  { line, isConfirmed = false, isMany = false }: Putting & { line: Put },
): Promise<boolean> {
  const put = { ...line, line_ht: lineAmount(line.quantity, line.price_ht ?? '0', line) }
  const [far] = await tx.beyond('orders', (all) => farLines(all, { order, lines: [put], now }))
  if (!far) return false
  if (isConfirmed) return true
  atDoor(tx, 'cart', [far])
  if (isMany) throw invalid([{ name: 'quantity', message: far.reason }])
  throw toConfirm([far])
}
