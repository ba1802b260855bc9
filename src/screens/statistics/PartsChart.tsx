import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { purchases } from '../../../resources/measures/purchases'
import { priceText } from '../../../resources/schema/decimal-text'
import { sayWord } from '../../../resources/schema/say'
import type { Statistics } from '../../../resources/statistics/answers'
import { dimensions } from '../../../resources/statistics/dimensions'
import { visuallyHidden } from '../../widgets/visually-hidden'
import { short } from './short'

/** Bars that are drawn. */
const most = 8

const shown = (amount: number | null) => (amount === null ? '' : priceText(amount.toFixed(2)))
const thousands = (amount: number) =>
  amount >= 1000 ? `${Math.round(amount / 1000).toLocaleString('fr-FR')} k€` : `${amount} €`

/** The largest parts, one bar each; the table beside says the same. */
export function PartsChart({ found: { rows, by } }: { found: Statistics }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const drawn = rows.slice(0, most)
  const title = sayWord(dimensions[by].label).toLowerCase()
  return (
    <Box component="figure" aria-label={texts.partsRead({ title })} sx={{ m: 0, position: 'relative' }}>
      <BarChart
        layout="horizontal"
        height={56 + drawn.length * 36}
        margin={{ right: 32 }}
        skipAnimation
        hideLegend
        grid={{ vertical: true }}
        series={[
          {
            data: drawn.map(({ now }) => Number(now.amount_ht)),
            color: palette.primary.main,
            valueFormatter: shown,
            label: purchases.amount_ht.label,
          },
        ]}
        yAxis={[
          { data: drawn.map(({ name }) => name), scaleType: 'band', width: 168, valueFormatter: short },
        ]}
        xAxis={[{ valueFormatter: thousands, tickNumber: 4 }]}
      />
      <figcaption style={visuallyHidden}>{texts.partsRead({ title })}</figcaption>
    </Box>
  )
}
