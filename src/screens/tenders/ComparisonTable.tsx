import Star from '@mui/icons-material/StarRounded'
import TrendingDown from '@mui/icons-material/TrendingDown'
import TrendingUp from '@mui/icons-material/TrendingUp'
import Box from '@mui/material/Box'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import type { ComparisonAnswer } from '../../../resources/tenders/answers'
import type { Matrix, MatrixCell } from '../../../resources/tenders/comparison'
import { wordsOfCell } from '../../../resources/tenders/price-cell'
import { matrixStyle } from '../../trade/matrix-style'

const texts = tenderScreens.comparison
const rowHeight = 52

function Price({ cell }: { cell: MatrixCell | undefined }) {
  if (!cell) return null
  const { quotation, look, isBest } = cell
  const words = [...(isBest ? [texts.best] : []), ...wordsOfCell(look)]
  return (
    <Box
      className={['price', look.text, look.frame && `frame-${look.frame}`].filter(Boolean).join(' ')}
      title={words.join(', ')}
    >
      {isBest && <Star fontSize="inherit" aria-hidden />}
      {look.gapColor === 'red' && <TrendingUp className="rise" fontSize="inherit" aria-hidden />}
      {look.gapColor === 'green' && <TrendingDown className="fall" fontSize="inherit" aria-hidden />}
      {quotation === null ? <span className="none">{texts.none}</span> : frenchDecimal(quotation)}
      {words.length > 0 && <span className="said">{words.join(', ')}</span>}
    </Box>
  )
}

interface Props {
  of: ComparisonAnswer
  /** The products that are looked at. */
  products: ComparisonAnswer['products']
  cells: Matrix
}

/** Products × suppliers: frozen heads and first column, drawn as far as one sees. */
export function ComparisonTable({ of, products, cells }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: products.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const shown = rows.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <Box ref={place} sx={matrixStyle} tabIndex={0} role="region" aria-label={texts.title}>
      <table aria-label={texts.title} aria-rowcount={products.length + 2}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col" className="number">
              {texts.volume}
            </th>
            {of.offers.map(({ id, supplier, irregular_reason }) => (
              <th key={id} scope="col" className="number">
                {supplier}
                {irregular_reason && <small>{texts.irregular}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map(({ index }) => {
            const product = products[index]
            return (
              product && (
                <tr key={product.id} aria-rowindex={index + 2} style={{ height: rowHeight }}>
                  <th scope="row" title={product.label}>
                    {product.label}
                    <small>{product.code}</small>
                  </th>
                  <td className="number">
                    {frenchQuantity(product.volume)} {product.unit}
                  </td>
                  {of.offers.map(({ id }) => (
                    <td key={id} className="number">
                      <Price cell={cells.get(product.id, id)} />
                    </td>
                  ))}
                </tr>
              )
            )
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
        <tfoot>
          <tr aria-rowindex={products.length + 2}>
            <th scope="row">{texts.lotTotal}</th>
            <td />
            {of.offers.map(({ id }) => {
              const total = of.scores.find((score) => score.id === id)?.total
              return (
                <td key={id} className="number">
                  {total ? euros(total) : '–'}
                </td>
              )
            })}
          </tr>
        </tfoot>
      </table>
    </Box>
  )
}
