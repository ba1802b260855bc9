import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { shortMonthWords } from '../../../resources/schema/date-words'
import { priceText } from '../../../resources/schema/decimal-text'
import type { Statistics } from '../../../resources/statistics/answers'
import { visuallyHidden } from '../../widgets/visually-hidden'

const shown = (amount: number | null) => (amount === null ? '' : priceText(amount.toFixed(2)))
const thousands = (amount: number) =>
  amount >= 1000 ? `${Math.round(amount / 1000).toLocaleString('fr-FR')} k€` : `${amount} €`

/** « mars 26 » where there are two years. */
const monthName = (month: string, isLong: boolean) =>
  isLong ? `${shortMonthWords(month)} ${month.slice(2, 4)}` : shortMonthWords(month)

/** Purchases of each month beside those of a year before; the table beneath says the same. */
export function MonthsChart({ found: { rows, total } }: { found: Statistics }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const isLong = new Set(rows.map(({ key }) => key.slice(0, 4))).size > 1
  const bars = (of: 'now' | 'before') => ({
    data: rows.map((row) => Number(row[of].amount_ht)),
    valueFormatter: shown,
  })
  return (
    <Box component="figure" aria-label={texts.months} sx={{ m: 0, position: 'relative' }}>
      <BarChart
        height={240}
        skipAnimation
        grid={{ horizontal: true }}
        series={[
          { label: texts.before, color: palette.secondary.main, ...bars('before') },
          { label: texts.now, color: palette.primary.main, ...bars('now') },
        ]}
        xAxis={[{ data: rows.map(({ key }) => monthName(key, isLong)), scaleType: 'band' }]}
        yAxis={[{ valueFormatter: thousands, width: 64 }]}
      />
      <figcaption style={visuallyHidden}>
        {texts.monthsRead({
          now: priceText(total.now.amount_ht),
          before: priceText(total.before.amount_ht),
        })}
      </figcaption>
    </Box>
  )
}
