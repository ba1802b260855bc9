import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LineChart } from '@mui/x-charts/LineChart'
import { parseISO } from 'date-fns/parseISO'
import { priceTexts as texts } from '../../../../i18n/fr/catalogue'
import { curveOf, scopeKey } from '../../../../resources/catalogue/price-periods'
import { frenchDay } from '../../../../resources/schema/date-text'
import { priceText } from '../../../../resources/schema/decimal-text'
import { addDays, dayOf } from '../../../../resources/schema/paris-time'
import { ChartExport } from '../../../trade/ChartTable'
import { type ArticlePrice, scopeName } from './use-prices'

const shownPrice = (price: number | null) =>
  price === null ? texts.states.past : priceText(price.toFixed(4))

/** The price of each scope over time, in steps, until a month after today. */
export function PriceCurve({ prices, today }: { prices: readonly ArticlePrice[]; today: string }) {
  const theme = useTheme()
  // Variables follow the light or dark scheme.
  const { palette } = theme.vars ?? theme
  const end = addDays([today, ...prices.map((price) => price.valid_from)].sort().at(-1) ?? today, 30)
  const scopes = [...new Map(prices.map((price) => [scopeKey(price), scopeName(price)])).entries()]
  const days = [
    ...new Set(scopes.flatMap(([scope]) => curve(prices, scope, end).map(({ day }) => day))),
  ].sort()
  const series = scopes.map(([scope, label], index) => {
    const points = curve(prices, scope, end)
    return {
      label,
      data: days.map((day) => points.filter((point) => point.day <= day).at(-1)?.price ?? null),
      curve: 'stepAfter' as const,
      showMark: ({ index: at }: { index: number }) =>
        points.some(({ day }) => day === days[at] && day !== end),
      color: [palette.primary.main, palette.secondary.main, palette.info.main, palette.warning.main][
        index % 4
      ],
      valueFormatter: shownPrice,
    }
  })
  const values = prices.map((price) => Number(price.price_ht)).sort((one, other) => one - other)
  return (
    <Box
      component="figure"
      aria-label={texts.curveSummary({
        count: prices.length,
        low: shownPrice(values[0] ?? 0),
        high: shownPrice(values.at(-1) ?? 0),
      })}
      sx={{ m: 0, mb: 2 }}
    >
      <Typography variant="subtitle2" component="figcaption">
        {texts.curve}
      </Typography>
      <LineChart
        height={260}
        series={series}
        xAxis={[
          {
            data: days.map((day) => parseISO(day)),
            scaleType: 'time',
            valueFormatter: (date: Date) => frenchDay(dayOf(date)),
            tickNumber: 5,
          },
        ]}
        yAxis={[{ valueFormatter: (price: number) => priceText(price.toFixed(2)), width: 70 }]}
        grid={{ horizontal: true }}
        hideLegend={scopes.length === 1}
        skipAnimation
      />
      <ChartExport
        label={texts.curve}
        titles={[texts.columns.from, texts.columns.to, texts.columns.scope, texts.columns.price]}
        rows={prices.map((price) => [
          frenchDay(price.valid_from),
          price.valid_to ? frenchDay(price.valid_to) : '',
          scopeName(price),
          priceText(price.price_ht),
        ])}
      />
    </Box>
  )
}

const curve = (prices: readonly ArticlePrice[], scope: string, end: string) =>
  curveOf(prices, scope, { lastDay: end, next: (day) => addDays(day, 1) })
