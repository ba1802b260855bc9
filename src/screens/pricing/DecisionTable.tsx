import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import type { AskedAnswer, GridLine, PriceGridAnswer } from '../../../resources/pricing/answers'
import { priceDecisions } from '../../../resources/pricing/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { groupedBy } from '../../../resources/schema/grouped-by'
import { lowPrices } from '../../../resources/trade/low-price'
import { matrixStyle } from '../../trade/matrix-style'
import { PriceHistory } from '../../trade/price-history/PriceHistory'
import { StateBadge } from '../../widgets/StateBadge'
import { PriceGap } from './PriceGap'

interface CellProps {
  /** Where the product's name does not say which article it is. */
  isNamed: boolean
  line: GridLine
  supplier: string
  choose?: ((line: GridLine) => void) | undefined
}

function Cell({ line, supplier, isNamed, choose }: CellProps) {
  const { article, answered, available, over, low, packaging, comment, decision, decided_quotation } = line
  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.25, py: 0.5, whiteSpace: 'normal' }}>
      {isNamed && <small>{article}</small>}
      {answered && !available && <span>{texts.unavailable}</span>}
      <span>
        <PriceGap of={line} withPrice />
        <PriceHistory article={{ id: line.article_id, label: `${article} – ${supplier}` }} />
      </span>
      {over && <Box sx={{ color: 'error.main', fontSize: '0.75rem' }}>{texts.over}</Box>}
      {low && <Box sx={{ color: 'warning.dark', fontSize: '0.75rem' }}>{lowPrices[low]}</Box>}
      {packaging && <small>{texts.packaging({ text: packaging })}</small>}
      {comment && <small>« {comment} »</small>}
      {answered && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            alignItems: 'center',
            gap: 0.5,
          }}
        >
          <StateBadge state={priceDecisions[decision]} />
          {decided_quotation !== null && <b>{priceText(decided_quotation)}</b>}
          {choose && (
            <Button
              size="small"
              aria-label={texts.decideOf({ article, supplier })}
              onClick={() => choose(line)}
            >
              {texts.decide}
            </Button>
          )}
        </Box>
      )}
      {line.decision_reason && <small>{line.decision_reason}</small>}
    </Box>
  )
}

interface Props {
  products: PriceGridAnswer['products']
  lines: readonly GridLine[]
  suppliers: readonly AskedAnswer[]
  choose?: (line: GridLine) => void
}

/** Products × suppliers with frozen heads and first column, drawn as far as one sees. */
export function DecisionTable({ products, lines, suppliers, choose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const cells = useMemo(() => groupedBy(lines, (line) => `${line.product_id} ${line.supplier_id}`), [lines])
  const rows = useVirtualizer({
    count: products.length,
    getScrollElement: () => place.current,
    estimateSize: () => 84,
    overscan: 8,
  })
  const shown = rows.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <Box ref={place} sx={matrixStyle} tabIndex={0} role="region" aria-label={texts.prices}>
      <table aria-label={texts.prices} aria-rowcount={products.length + 1}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            {suppliers.map(({ id, name }) => (
              <th key={id} scope="col" className="number">
                {name}
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
                <tr key={product.id} ref={rows.measureElement} data-index={index} aria-rowindex={index + 2}>
                  <th scope="row" title={product.label}>
                    {product.label}
                    <small>
                      {product.code} · {product.family}
                    </small>
                    {product.market_value !== null && product.market_date !== null && (
                      <small>
                        {texts.market({
                          price: `${priceText(product.market_value)} / ${product.base_unit}`,
                          day: frenchDay(product.market_date),
                        })}
                      </small>
                    )}
                  </th>
                  {suppliers.map(({ id, supplier_id, name }) => (
                    <td key={id} className="number">
                      {cells.get(`${product.id} ${supplier_id}`)?.map((line) => (
                        <Cell
                          key={line.id}
                          line={line}
                          supplier={name}
                          isNamed={line.article !== product.label}
                          choose={choose}
                        />
                      ))}
                    </td>
                  ))}
                </tr>
              )
            )
          })}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
      </table>
    </Box>
  )
}
