import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import type { MatrixCell } from '../../../resources/tenders/comparison'
import { wordsOfCell } from '../../../resources/tenders/price-cell'

const texts = tenderScreens.comparison

const glyph = (path: string, className?: string) => (
  <svg aria-hidden viewBox="0 0 24 24" className={className}>
    <path d={path} />
  </svg>
)
const star = glyph(
  'm12 17.27 4.15 2.51c.76.46 1.69-.22 1.49-1.08l-1.1-4.72 3.67-3.18c.67-.58.31-1.68-.57-1.75l-4.83-.41-1.89-4.46c-.34-.81-1.5-.81-1.84 0L9.19 8.63l-4.83.41c-.88.07-1.24 1.17-.57 1.75l3.67 3.18-1.1 4.72c-.2.86.73 1.54 1.49 1.08z',
)
const rise = glyph('m16 6 2.29 2.29-4.88 4.88-4-4L2 16.59 3.41 18l6-6 4 4 6.3-6.29L22 12V6z', 'rise')
const fall = glyph('m16 18 2.29-2.29-4.88-4.88-4 4L2 7.41 3.41 6l6 6 4-4 6.3 6.29L22 12v6z', 'fall')

/** A price of the comparison: its colours with their icons and words, by plain elements, for hundreds stand on screen at once. */
export function ComparedPrice({ cell }: { cell: MatrixCell | undefined }) {
  if (!cell) return null
  const { quotation, look, isBest } = cell
  const words = [...(isBest ? [texts.best] : []), ...wordsOfCell(look)].join(', ')
  return (
    <span
      className={['price', look.text, look.frame && `frame-${look.frame}`].filter(Boolean).join(' ')}
      title={words}
    >
      {isBest && star}
      {look.gapColor === 'red' && rise}
      {look.gapColor === 'green' && fall}
      {quotation === null ? <span className="none">{texts.none}</span> : frenchDecimal(quotation)}
      {words && <span className="said">{words}</span>}
    </span>
  )
}
