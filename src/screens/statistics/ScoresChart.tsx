import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { decimalText } from '../../../resources/schema/decimal-text'
import type { SupplierScores } from '../../../resources/statistics/answers'
import { visuallyHidden } from '../../widgets/visually-hidden'
import { short } from './short'

/** Bars that are drawn. */
const most = 10

const shown = (score: number | null) => (score === null ? '' : decimalText(score.toFixed(1)))

/** The scores, the best first; the table beneath says the same. */
export function ScoresChart({ found: { data } }: { found: SupplierScores }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const scored = data.filter(({ score }) => score !== null).sort((a, b) => Number(b.score) - Number(a.score))
  const drawn = scored.slice(0, most)
  if (!drawn.length) return null
  return (
    <Box component="figure" aria-label={texts.scoresRead} sx={{ m: 0, position: 'relative' }}>
      <BarChart
        layout="horizontal"
        height={56 + drawn.length * 32}
        margin={{ right: 32 }}
        skipAnimation
        hideLegend
        grid={{ vertical: true }}
        series={[
          {
            data: drawn.map(({ score }) => Number(score)),
            color: palette.primary.main,
            valueFormatter: shown,
            label: texts.score,
          },
        ]}
        yAxis={[
          { data: drawn.map(({ name }) => name), scaleType: 'band', width: 168, valueFormatter: short },
        ]}
        xAxis={[{ min: 0, max: 100, tickNumber: 5 }]}
      />
      <figcaption style={visuallyHidden}>{texts.scoresRead}</figcaption>
    </Box>
  )
}
