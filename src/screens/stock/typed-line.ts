import type { FoundItem } from '../../../resources/stock/answers'
import type { Direction } from '../../../resources/stock/voucher'
import { type DraftLine, lineOf } from './voucher-draft'

/** What was typed behind an article, Enter by Enter: its quantity, its price on an entry, then the next search. */
export function typedLine(typed: string, direction: Direction) {
  const [quantity = '', ...later] = typed.split('\n')
  const part: Partial<DraftLine> = quantity ? { quantity } : {}
  if (direction === 'exit') {
    const next = later.length ? undefined : ('quantity' as const)
    return { part, next, rest: later.join('\n') }
  }
  const [price, ...rest] = later
  if (price) part.price = price
  const next = rest.length ? undefined : price === undefined ? ('quantity' as const) : ('price' as const)
  return { part, next, rest: rest.join('\n') }
}

/** The lines with an article among them, once. */
export function withLine(
  lines: readonly DraftLine[],
  found: FoundItem,
  part: Partial<DraftLine>,
): DraftLine[] {
  if (!lines.some(({ key }) => key === found.key)) return [...lines, { ...lineOf(found), ...part }]
  return lines.map((line) => (line.key === found.key ? { ...line, ...part } : line))
}
