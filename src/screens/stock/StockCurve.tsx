import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { MovementAnswer } from '../../../resources/stock/answers'
import { withUnit } from './amounts'

const [width, height, pad] = [720, 150, 10]

/** The steps of a stock, the oldest first, as an SVG path: a level holds until the next movement. */
function stepsOf(values: readonly number[], top: number) {
  const x = (index: number) => pad + (index * (width - 2 * pad)) / Math.max(values.length - 1, 1)
  const y = (value: number) => height - pad - (Math.max(value, 0) * (height - 2 * pad)) / (top || 1)
  const points = values.map(
    (value, index) => `${index ? `H${x(index).toFixed(1)} V` : `M${pad} `}${y(value).toFixed(1)}`,
  )
  return { line: points.join(' '), limit: y, end: x(values.length - 1) }
}

/** The stock after each movement, and the minimum that the member has set. */
export function StockCurve({
  movements,
  unit,
  minimum,
}: {
  movements: readonly MovementAnswer[]
  unit: string
  minimum: string | null
}) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const ordered = [...movements].reverse()
  const values = ordered.map((one) => Number(one.qty_after))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || ordered.length < 2) return null
  const top = Math.max(...values, Number(minimum ?? 0))
  const { line, limit } = stepsOf(values, top)
  const said = `${stockScreenTexts.card.curve} : ${withUnit(first.qty_after, unit)} → ${withUnit(last.qty_after, unit)}`
  return (
    <Box component="figure" sx={{ m: 0, mb: 2 }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
        {stockScreenTexts.card.curve}
      </Box>
      <svg
        role="img"
        aria-label={said}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: '100%', height: 150, display: 'block' }}
        preserveAspectRatio="none"
      >
        <path d={`${line} V${height - pad} H${pad} Z`} fill={palette.primary.light} stroke="none" />
        <path
          d={line}
          fill="none"
          stroke={palette.primary.main}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        {minimum && (
          <line
            x1={pad}
            x2={width - pad}
            y1={limit(Number(minimum))}
            y2={limit(Number(minimum))}
            stroke={palette.error.main}
            strokeDasharray="5 5"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{frenchDay(first.date_operation)}</span>
        <span>{frenchDay(last.date_operation)}</span>
      </Box>
    </Box>
  )
}
