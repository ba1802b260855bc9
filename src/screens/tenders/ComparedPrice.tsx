import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { decimalText } from '../../../resources/schema/decimal-text'
import type { MatrixCell } from '../../../resources/tenders/comparison'
import { wordsOfCell } from '../../../resources/tenders/price-cell'
import { isFree } from '../../../resources/trade/low-price'

const texts = tenderScreens.comparison

/** The cell of a price in the comparison: its colours with their signs and words, in as few elements as say it, for hundreds stand on screen at once. */
export function ComparedPrice({ cell }: { cell: MatrixCell | undefined }) {
  if (!cell) return <td />
  const { quotation, look, isBest } = cell
  const words = [...(isBest ? [texts.best] : []), ...wordsOfCell(look)].join(', ')
  const asked = quotation === null ? texts.none : decimalText(quotation)
  const shown = isFree(cell.quotation) ? texts.free : asked
  const names = [
    'number',
    look.text,
    look.frame && `frame-${look.frame}`,
    isBest && 'is-best',
    look.gapColor === 'red' && 'rise',
    look.gapColor === 'green' && 'fall',
    quotation === null && 'none',
  ]
  return (
    <td className={names.filter(Boolean).join(' ')} title={words || undefined}>
      {shown}
      {words && <span className="said">, {words}</span>}
    </td>
  )
}

/** How such cells look. A sign is a letter of the font, a frame an outline: neither is an element more to lay out. */
export const comparedPriceStyle = {
  '& .number': { pr: 2 },
  '& tbody td[class*="frame-"]': { outline: '2px solid', outlineOffset: -6, borderColor: 'divider' },
  '& tbody td.frame-orange': { outlineColor: 'warning.main' },
  '& tbody td.frame-green': { outlineColor: 'success.main' },
  '& td.is-best': { fontWeight: 700 },
  '& td.is-best::before': { content: '"★\\a0"' },
  '& td.rise::after, & td.fall::after': { fontSize: '0.75em' },
  '& td.rise::after': { content: '"\\a0▲"', color: 'error.main' },
  '& td.fall::after': { content: '"\\a0▼"', color: 'success.main' },
} as const
