import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimPart } from '../../../resources/egalim/answers'
import { percentOf } from '../../../resources/egalim/rules'
import { egalimAmounts } from '../../../resources/measures/egalim'
import { shortMonthWords } from '../../../resources/schema/date-words'
import { decimalText } from '../../../resources/schema/decimal-text'

const shown = (percent: number | null) => (percent === null ? '' : `${decimalText(percent.toFixed(2))} %`)

/** The organic and EGAlim shares of each month; the table beneath says the same. */
export function MonthChart({ months }: { months: readonly EgalimPart[] }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const share = (of: (month: EgalimPart) => string) =>
    months.map((month) => {
      const percent = percentOf(of(month), month.base)
      return percent === null ? null : Number(percent)
    })
  return (
    <Box component="figure" aria-label={texts.months} sx={{ m: 0 }}>
      <BarChart
        height={240}
        skipAnimation
        grid={{ horizontal: true }}
        series={[
          {
            label: egalimAmounts.bio.label,
            data: share(({ bio }) => bio),
            color: palette.success.main,
            valueFormatter: shown,
          },
          {
            label: egalimAmounts.egalim.label,
            data: share(({ egalim }) => egalim),
            color: palette.primary.main,
            valueFormatter: shown,
          },
        ]}
        xAxis={[{ data: months.map(({ key }) => shortMonthWords(key)), scaleType: 'band' }]}
        yAxis={[{ valueFormatter: (percent: number) => `${percent} %`, width: 56 }]}
      />
    </Box>
  )
}
