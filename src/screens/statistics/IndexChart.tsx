import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { LineChart } from '@mui/x-charts/LineChart'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { shortMonthWords } from '../../../resources/schema/date-words'
import { decimalText } from '../../../resources/schema/decimal-text'
import type { IndicatorsAnswer } from '../../../resources/statistics/answers'
import { visuallyHidden } from '../../widgets/visually-hidden'
import { percentText } from './change-text'
import { indexText } from './IndicatorsTable'

const shown = (index: number | null) => (index === null ? '' : decimalText(index.toFixed(2)))

/** The price index of each month beside 100; the table beneath says the same. */
export function IndexChart({ found: { rows, total } }: { found: IndicatorsAnswer }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const months = rows.map(({ key }) => `${shortMonthWords(key)} ${key.slice(2, 4)}`)
  const data = rows.map(({ now }) => (now.price_paasche === null ? null : Number(now.price_paasche)))
  const known = data.filter((one) => one !== null)
  if (!known.length) return null
  return (
    <Box component="figure" aria-label={texts.index} sx={{ m: 0, position: 'relative' }}>
      <LineChart
        height={220}
        skipAnimation
        grid={{ horizontal: true }}
        series={[
          {
            label: texts.same,
            data: rows.map(() => 100),
            color: palette.secondary.main,
            showMark: false,
            valueFormatter: shown,
          },
          { label: texts.index, data, color: palette.primary.main, curve: 'linear', valueFormatter: shown },
        ]}
        xAxis={[{ data: months, scaleType: 'point' }]}
        yAxis={[
          {
            min: Math.floor(Math.min(100, ...known) - 1),
            max: Math.ceil(Math.max(100, ...known) + 1),
            width: 56,
            valueFormatter: (index: number) => index.toLocaleString('fr-FR'),
          },
        ]}
      />
      <figcaption style={visuallyHidden}>
        {texts.indexRead({
          now: indexText(total.now.price_paasche),
          compared: percentText(total.now.compared_share),
        })}
      </figcaption>
    </Box>
  )
}
