import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useMemo, useRef } from 'react'
import { euros, frenchQuantity } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ComparisonAnswer } from '../../../resources/tenders/answers'
import type { Matrix } from '../../../resources/tenders/comparison'
import { matrixStyle } from '../../trade/matrix-style'
import { ComparedPrice, comparedPriceStyle } from './ComparedPrice'

const texts = tenderScreens.comparison
const rowHeight = 52
const [volumeWidth, offerWidth] = [130, 150]
/** How wide the frozen column is, as columns of offers: those that lie under it are not drawn. */
const frozen = { narrow: 1, wide: 2 } as const

const besides = (hidden: number) => (range: Range) =>
  defaultRangeExtractor(range).filter((at) => range.startIndex === 0 || at >= range.startIndex + hidden)
const columnsOf = { narrow: besides(frozen.narrow), wide: besides(frozen.wide) } as const

/** A product with how far down its row stands. */
interface Placed {
  product: ComparisonAnswer['products'][number]
  index: number
  start: number
}

interface RowProps {
  product: Placed['product']
  offers: ComparisonAnswer['offers']
  cells: Matrix
  index: number
  /** The offers that are drawn: from this one to before that one. */
  from: number
  to: number
}

/** As much of a label as the lines of a row hold. */
const most = 60
const cut = (label: string) => (label.length > most ? `${label.slice(0, most - 1).trimEnd()}…` : label)

/** A product and what the suppliers in view ask for it: drawn once, however far one scrolls. */
const Row = memo(function Row({ product, offers, cells, index, from, to }: RowProps) {
  return (
    <tr aria-rowindex={index + 2} style={{ height: rowHeight }}>
      <th scope="row">{cut(product.label)}</th>
      <td className="number">
        {frenchQuantity(product.volume)} {product.unit}
      </td>
      {from > 0 && <td colSpan={from} />}
      {offers.slice(from, to).map(({ id }) => (
        <ComparedPrice key={id} cell={cells.get(product.id, id)} />
      ))}
      {to < offers.length && <td colSpan={offers.length - to} />}
    </tr>
  )
})

/**
 * The frozen column, over the row heads that it repeats for the eye: one thing that stays while rows pass, for each cell that
 * stays by itself is a layer of its own to paint.
 */
const Frozen = memo(function Frozen({ shown }: { shown: readonly Placed[] }) {
  return (
    <tr aria-hidden className="frozen">
      <td>
        <div style={{ top: shown[0]?.start ?? 0 }}>
          {shown.map(({ product }) => (
            <div key={product.id} title={product.label}>
              {cut(product.label)}
              <small>{product.code}</small>
            </div>
          ))}
        </div>
      </td>
    </tr>
  )
})

const Head = memo(function Head({ offers }: Pick<RowProps, 'offers'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.product}</th>
        <th scope="col" className="number">
          {texts.volume}
        </th>
        {offers.map(({ id, supplier, irregular_reason }) => (
          <th key={id} scope="col" className="number" title={supplier}>
            {supplier}
            {irregular_reason && <small>{texts.irregular}</small>}
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

/** Products × suppliers: frozen heads and first column, drawn as far as one sees, both ways. */
export function ComparisonTable({ of, products, cells }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const size = useMediaQuery('(max-width: 599.95px)') ? 'narrow' : 'wide'
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
    <Box ref={place} sx={tableStyle} tabIndex={0} role="region" aria-label={texts.title}>
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

/** Columns of a known width: the rows that come and go move nothing but themselves, and heads stay as a whole. */
const tableStyle = [
  matrixStyle,
  comparedPriceStyle,
  {
    contain: 'content',
    '& table': { tableLayout: 'fixed' },
    '& thead, & tfoot': { position: 'sticky', zIndex: 3 },
    '& thead': { top: 0 },
    '& tfoot': { bottom: 0 },
    '& thead th, & tfoot th, & tfoot td': { position: 'static' },
    '& thead th, & tfoot th': { whiteSpace: 'normal', lineHeight: 1.25 },
    '& thead th:first-of-type, & tfoot th': { position: 'sticky', zIndex: 1 },
    // Under the frozen column: never higher than a row.
    '& tbody th': {
      position: 'static',
      maxWidth: 'none',
      overflow: 'visible',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
      fontSize: '0.75rem',
      lineHeight: 1.1,
    },
    '& .frozen, & .frozen td': { height: 0, p: 0, border: 0 },
    '& .frozen td': { position: 'sticky', left: 0, zIndex: 2 },
    '& .frozen td > div': { position: 'absolute', left: 0, width: '100%' },
    '& .frozen div div': {
      alignContent: 'center',
      height: rowHeight,
      px: 1.5,
      borderBottom: '1px solid',
      borderColor: 'divider',
      bgcolor: 'background.paper',
      fontWeight: 600,
      lineHeight: 1.2,
      overflowWrap: 'break-word',
      whiteSpace: 'normal',
    },
    // In the line of its price and of no size: placed beside it, each would be laid out again with every row that comes.
    '& .said': { position: 'static', fontSize: 0 },
  },
]
