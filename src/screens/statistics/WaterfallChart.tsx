import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { bridgeTexts as texts } from '../../../i18n/fr/bridge'
import { bridgeSentence } from '../../../i18n/fr/bridge-sentence'
import { bridge } from '../../../resources/measures/bridge'
import { priceText } from '../../../resources/schema/decimal-text'
import type { BridgeAnswer } from '../../../resources/statistics/bridge-answers'
import { visuallyHidden } from '../../widgets/visually-hidden'
import { axisStart, type Bar, barsOf } from './waterfall'

const thousands = (amount: number) =>
  Math.abs(amount) >= 1000
    ? `${(amount / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} k€`
    : `${amount} €`

const isWhole = ({ name }: Bar) => name === 'before_ht' || name === 'after_ht'
const nameOf = ({ name }: Bar) =>
  name === 'before_ht' ? texts.before : name === 'after_ht' ? texts.after : bridge[name].label

/** From one period to the other, part by part; the table beside says the same. */
export function WaterfallChart({ found }: { found: BridgeAnswer }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const bars = barsOf(found.total)
  const shown = (sign: '' | '+' | '−') => (amount: number | null) =>
    amount ? `${sign}${priceText(amount.toFixed(2))}` : null
  const series = (
    label: string,
    color: string,
    { of, sign }: { of: (bar: Bar) => boolean; sign: '' | '+' | '−' },
  ) => ({
    ...{ label, color, stack: 'all' },
    data: bars.map((bar) => (of(bar) ? Math.abs(bar.to - bar.from) : 0)),
    valueFormatter: shown(sign),
  })
  return (
    <Box component="figure" aria-label={texts.chart} sx={{ m: 0, position: 'relative', minWidth: 0 }}>
      <BarChart
        layout="horizontal"
        height={70 + bars.length * 42}
        margin={{ right: 32 }}
        skipAnimation
        grid={{ vertical: true }}
        series={[
          {
            stack: 'all',
            color: 'transparent',
            data: bars.map((bar) => (isWhole(bar) ? 0 : Math.min(bar.from, bar.to))),
            valueFormatter: () => null,
          },
          series(texts.amount, palette.primary.main, { of: isWhole, sign: '' }),
          series(texts.rise, palette.error.main, {
            of: (bar) => !isWhole(bar) && bar.to > bar.from,
            sign: '+',
          }),
          series(texts.fall, palette.success.main, {
            of: (bar) => !isWhole(bar) && bar.to < bar.from,
            sign: '−',
          }),
        ]}
        yAxis={[{ data: bars.map(nameOf), scaleType: 'band', width: 128 }]}
        xAxis={[{ min: axisStart(bars), valueFormatter: thousands, tickNumber: 4 }]}
      />
      <figcaption style={visuallyHidden}>{texts.chartRead({ sentence: bridgeSentence(found) })}</figcaption>
    </Box>
  )
}
