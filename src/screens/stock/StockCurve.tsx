import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { stockScreenTexts } from '../../../i18n/fr/stock-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { MovementAnswer } from '../../../resources/stock/answers'
import { withUnit } from '../../trade/amounts'

const [width, height, pad] = [720, 150, 4]
const texts = stockScreenTexts.card

interface Props {
  movements: readonly MovementAnswer[]
  unit: string
  minimum: string | null
}

/** The steps of a stock, the oldest first, as an SVG path: a level holds until the next movement, the last one until today. */
function stepsOf(values: readonly number[], top: number) {
  const x = (index: number) => (index * width) / values.length
  const y = (value: number) => height - pad - (Math.max(value, 0) * (height - 2 * pad)) / (top || 1)
  const points = values.map(
    (value, index) => `${index ? `H${x(index).toFixed(1)} V` : 'M0 '}${y(value).toFixed(1)}`,
  )
  return { line: `${points.join(' ')} H${width}`, limit: y }
}

const corners = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'caption',
  color: 'text.secondary',
}

/** The stock after each movement, and the minimum that the member has set. */
export function StockCurve({ movements, unit, minimum }: Props) {
  const ordered = [...movements].reverse()
  const values = ordered.map((one) => Number(one.qty_after))
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || ordered.length < 2) return null
  const highest = ordered.reduce((a, b) => (Number(b.qty_after) > Number(a.qty_after) ? b : a)).qty_after
  const top = Math.max(Number(highest), Number(minimum ?? 0))
  const said = `${texts.curve} : ${withUnit(first.qty_after, unit)} → ${withUnit(last.qty_after, unit)}`
  return (
    <Box component="figure" sx={{ m: 0, mt: 2 }}>
      <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary', mb: 0.5 }}>
        {texts.curve}
      </Box>
      <Box sx={corners}>
        <span>{withUnit(top === Number(highest) ? highest : (minimum ?? ''), unit)}</span>
        {minimum && (
          <Box
            sx={{ color: 'error.main' }}
          >{`- - - ${texts.minimum({ text: withUnit(minimum, unit) })}`}</Box>
        )}
      </Box>
      <Curve values={values} top={top} minimum={minimum} said={said} />
      <Box sx={corners}>
        <span>{frenchDay(first.date_operation)}</span>
        <span>{texts.today}</span>
      </Box>
    </Box>
  )
}

interface CurveProps {
  values: readonly number[]
  top: number
  minimum: string | null
  said: string
}

function Curve({ values, top, minimum, said }: CurveProps) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const { line, limit } = stepsOf(values, top)
  const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      role="img"
      aria-label={said}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: '100%', height: 150, display: 'block', borderBottom: `1px solid ${palette.divider}` }}
      preserveAspectRatio="none"
    >
      <path d={`${line} V${height} H0 Z`} fill={palette.primary.light} stroke="none" />
      <path d={line} stroke={palette.primary.main} {...stroke} />
      {minimum && (
        <line
          x1={0}
          x2={width}
          y1={limit(Number(minimum))}
          y2={limit(Number(minimum))}
          stroke={palette.error.main}
          strokeDasharray="5 5"
          {...stroke}
          strokeWidth={1}
        />
      )}
    </svg>
  )
}
