import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import { lowScreenTexts } from '../../../i18n/fr/low-offer-screens'
import { euros } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { Matrix } from '../../../resources/tenders/comparison'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { Frozen, type Placed, Row, type RowProps } from './ComparedRows'
import { comparisonStyle } from './comparison-style'

const texts = tenderScreens.comparison
/** A row has room for a label on five lines where the frozen column is narrow, on two where it is wide. */
const rowHeights = { narrow: 96, wide: 56 } as const
const [volumeWidth, offerWidth] = [130, 150]
/** How wide the frozen column is, as columns of offers: those that lie under it are not drawn. */
const frozen = { narrow: 1, wide: 2 } as const

const besides = (hidden: number) => (range: Range) =>
  defaultRangeExtractor(range).filter((at) => range.startIndex === 0 || at >= range.startIndex + hidden)
const columnsOf = { narrow: besides(frozen.narrow), wide: besides(frozen.wide) } as const

const Head = memo(function Head({ offers }: Pick<RowProps, 'offers'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.product}</th>
        <th scope="col" className="number">
          {texts.volume}
        </th>
        {offers.map(({ id, supplier, irregular_reason, score, low }) => (
          <th key={id} scope="col" className="number" title={supplier}>
            {supplier}
            {(irregular_reason || score?.irregular) && <small>{texts.irregular}</small>}
            {low && <small>{lowScreenTexts.flag}</small>}
          </th>
        ))}
      </tr>
    </thead>
  )
})

const Totals = memo(function Totals({ of, at }: { of: ComparisonAnswer; at: number }) {
  return (
    <tfoot>
      <tr aria-rowindex={at}>
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
  )
})

interface Props {
  of: ComparisonAnswer
  /** The products that are looked at. */
  products: ComparisonAnswer['products']
  cells: Matrix
}

type Size = keyof typeof rowHeights

/** Products × suppliers, as wide as there is place. */
export function ComparisonTable(props: Props) {
  const size = useMediaQuery('(max-width: 599.95px)') ? 'narrow' : 'wide'
  return <SizedTable key={size} size={size} {...props} />
}

/** Products × suppliers: frozen heads and first column, drawn as far as one sees, both ways. */
function SizedTable({ of, products, cells, size }: Props & { size: Size }) {
  const place = useRef<HTMLDivElement>(null)
  const rowHeight = rowHeights[size]
  const productWidth = frozen[size] * offerWidth
  const seen = { getScrollElement: () => place.current, useFlushSync: false }
  const rows = useVirtualizer({
    ...seen,
    count: products.length,
    estimateSize: () => rowHeight,
    overscan: 4,
  })
  const columns = useVirtualizer({
    ...seen,
    horizontal: true,
    count: of.offers.length,
    estimateSize: () => offerWidth,
    paddingStart: productWidth + volumeWidth,
    overscan: 1,
    rangeExtractor: columnsOf[size],
  })
  const items = rows.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = rows.getTotalSize() - (items.at(-1)?.end ?? 0)
  const shown = useMemo(
    () =>
      items.flatMap(({ index, start }): Placed[] => {
        const product = products[index]
        return product ? [{ product, index, start }] : []
      }),
    [items, products],
  )
  const drawn = columns.getVirtualItems()
  const span = { from: drawn[0]?.index ?? 0, to: (drawn.at(-1)?.index ?? -1) + 1 }
  return (
    <Box
      ref={place}
      sx={comparisonStyle}
      style={{ '--row': `${rowHeight}px` } as CSSProperties}
      tabIndex={0}
      role="region"
      aria-label={texts.title}
    >
      <table aria-label={texts.title} aria-rowcount={products.length + 2}>
        <colgroup>
          <col style={{ width: productWidth }} />
          <col style={{ width: volumeWidth }} />
          <col span={of.offers.length} style={{ width: offerWidth }} />
        </colgroup>
        <Head offers={of.offers} />
        <tbody>
          <Frozen shown={shown} />
          {before > 0 && <tr aria-hidden style={{ height: before }} />}
          {shown.map(({ product, index }) => (
            <Row key={product.id} {...{ product, offers: of.offers, cells, index, ...span }} />
          ))}
          {after > 0 && <tr aria-hidden style={{ height: after }} />}
        </tbody>
        <Totals of={of} at={products.length + 2} />
      </table>
    </Box>
  )
}
