import { receptionTexts } from '../../i18n/fr/receptions'
import { orderLine } from '../../resources/orders/order-line'
import { expectedOf, totalQuantity } from '../../resources/receptions/amounts'
import { broughtNothing, type GivenLine, type Signing } from '../../resources/receptions/reception-fields'
import { compareDecimals, decimalPattern, digitsOf } from '../../resources/schema/decimal-text'
import { parseDecimal } from '../../resources/schema/reading/numbers'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { bringsNothing, type Matched } from './reception-checks'
import { type OrderLine, type ReceivedOrder, receivedLines } from './reception-facts'

const isSome = (quantity: string) => compareDecimals(quantity, '0') > 0

/** Whether a weight may be kept: eight digits, and thousandths. */
function isWeight(decimal: string): boolean {
  if (!decimalPattern.test(decimal) || decimal.startsWith('-')) return false
  const [whole, part] = digitsOf(decimal)
  return whole <= 8 && part <= 3
}

/** Weighings add up to the weight; they stay beside it as they were typed. */
export const weighed = (lines: readonly GivenLine[]): GivenLine[] =>
  lines.map((line, index) => {
    const { weights } = line
    if (!weights?.length) return line
    const all = weights.map((text) => parseDecimal(text, 'quantity'))
    const wrong = weights.find((_, at) => !isWeight(all[at] ?? ''))
    if (wrong !== undefined)
      throw invalid([{ name: `lines.${index}.weights`, message: receptionTexts.weighing({ text: wrong }) }])
    return { ...line, weight: totalQuantity(all), weighings: all.join(' + ') }
  })

/** Where nothing came and the rest is closed, each line that is still expected is told as missing. */
export function withUntold(lines: readonly Matched[], known: readonly OrderLine[], of: Signing): Matched[] {
  if (of.remainder !== 'closed' || !bringsNothing(lines)) return [...lines]
  const untold = known.filter((line) => isSome(expectedOf(line)) && !lines.some(({ id }) => id === line.id))
  return [
    ...lines,
    ...untold.map((line) => ({
      ...line,
      given: { ...broughtNothing, order_line_id: line.id, price_delivered_ht: line.price_ht },
    })),
  ]
}

/** Closes short the lines that were told so: each for itself, else as the reception says (5-doors §4). */
export async function closeLines(
  work: Work,
  order: ReceivedOrder,
  { id, of, lines }: { id: number; of: Signing; lines: readonly Matched[] },
): Promise<void> {
  const chosen = new Map(lines.map((line) => [line.id, line.given.remainder ?? of.remainder]))
  const known = await receivedLines(work.tx, order.id)
  const short = known.filter(
    (line) => isSome(expectedOf(line)) && (chosen.get(line.id) ?? of.remainder) === 'closed',
  )
  for (const line of short) await repo(work, orderLine).update(line.id, { closed_reception_id: id })
  // Taken up again, the choice is asked again: what is expected is open.
  if (typeof of.replaces !== 'number') return
  const open = known.filter((line) => line.is_closed && (chosen.get(line.id) ?? of.remainder) === 'expected')
  for (const line of open) await repo(work, orderLine).update(line.id, { closed_reception_id: null })
}
