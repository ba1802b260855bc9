import { lineAmount } from '../../resources/catalogue/units'
import type { ElsewhereAnswer } from '../../resources/orders/tool-answers'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf } from '../../resources/schema/exact'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import type { Nearness } from '../trade/near-articles'
import { answerLines } from './answer-parts'
import { readEquivalents } from './optimise'
import type { LineRow } from './order-lines'
import { getOrder, type OrderRow } from './order-row'
import { readSubstitutions } from './substitutions'

/** Of a cart the whole line; of what has left, what its supplier said that it would not bring of it, in its order unit. */
async function lackOf(work: Work, { id, status }: OrderRow, lineId: number): Promise<string> {
  const line = (await answerLines(work.tx, id)).find((one) => one.id === lineId && !one.added_at_reception)
  if (!line) throw new ApiError('err404')
  if (status === '100') return line.quantity
  const { confirmed_state: state, confirmed_quantity, quantity } = line
  if (state === 'missing') return quantity
  if (state === 'short') return differenceOf(quantity, confirmed_quantity ?? '0', 3)
  const proposed = await readSubstitutions(work.tx, id)
  const isOpen = proposed.some((one) => one.order_line_id === lineId && one.state === 'pending')
  return state === 'substituted' && isOpen ? quantity : '0'
}

/**
 * « Trouver un équivalent », « Remplacer »: other articles of the product that the member may order for the day, for what is
 * lacking of a line; where there is none, those of its sub-family.
 */
export async function findElsewhere(work: Work, id: number, lineId: number): Promise<ElsewhereAnswer> {
  const order = await getOrder(work, id)
  const lack = await lackOf(work, order, lineId)
  if (compareDecimals(lack, '0') <= 0) return { lack, proposals: [] }
  const wantedOf = (all: LineRow[]) =>
    all
      .filter((line) => line.id === lineId)
      .map((line) => ({ ...line, quantity: lack, line_ht: lineAmount(lack, line.price_ht, line) }))
  const read = async (near: Nearness) => {
    const { lines } = await readEquivalents(work, id, { wantedOf, near })
    return (lines[0]?.proposals ?? [])
      .map((one) => (order.status === '100' ? one : { ...one, effects: [] }))
      .sort((a, b) => compareDecimals(a.comparable, b.comparable))
      .slice(0, 20)
  }
  const same = await read('product')
  return { lack, proposals: same.length ? same : await read('subfamily') }
}
