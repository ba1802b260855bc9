import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { LineChart } from '@mui/x-charts/LineChart'
import { parseISO } from 'date-fns/parseISO'
import { quotationTexts as texts } from '../../../i18n/fr/quotation-tracking'
import { quotationEndpoints } from '../../../resources/pricing/quotation-endpoints'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { addDays, dayOf } from '../../../resources/schema/paris-time'
import { useAnswer } from '../../fields/endpoints'
import { ChartTable } from '../../trade/ChartTable'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { curveDays, priceOn } from './curve-days'

const shown = (price: number | null) => (price === null ? '–' : priceText(price.toFixed(4)))
const numberOf = (text: string | null) => (text === null ? null : Number(text))

/** Two years of a product: the market's values, and each supplier's price in steps, announced ones included; its table beneath. */
export function QuotationCurve({ product }: { product: number }) {
  const theme = useTheme()
  const { data, error, refetch } = useAnswer(quotationEndpoints.series, { id: product })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton rows={6} />
  const { palette } = theme.vars ?? theme
  const colors = [palette.primary.main, palette.secondary.main, palette.info.main, palette.success.main]
  const { today } = data
  const days = curveDays(data, addDays(today, -730))
  const valueOn = new Map(data.values.map(({ date, value }) => [date, value]))
  const lines = data.articles.map(({ id, label, supplier, prices }) => ({
    key: id,
    label: supplier === label ? supplier : `${supplier} – ${label}`,
    at: (day: string) => priceOn(prices, day),
  }))
  const written = days.filter(
    (day) => valueOn.has(day) || lines.some(({ at }) => at(day) !== at(addDays(day, -1))),
  )
  return (
    <>
      <Box component="figure" aria-label={texts.curve} sx={{ m: 0, mb: 2 }}>
        <LineChart
          height={320}
          skipAnimation
          grid={{ horizontal: true }}
          series={[
            {
              label: texts.market,
              data: days.map((day) => numberOf(valueOn.get(day) ?? null)),
              connectNulls: true,
              curve: 'linear' as const,
              color: palette.warning.main,
              valueFormatter: shown,
            },
            ...lines.map(({ label, at }, index) => ({
              label,
              data: days.map((day) => numberOf(at(day))),
              curve: 'stepAfter' as const,
              showMark: false,
              color: colors[index % colors.length] ?? palette.primary.main,
              valueFormatter: shown,
            })),
          ]}
          xAxis={[
            {
              data: days.map((day) => parseISO(day)),
              scaleType: 'time',
              valueFormatter: (date: Date) => frenchDay(dayOf(date)),
              tickNumber: 6,
            },
          ]}
          yAxis={[{ valueFormatter: (price: number) => priceText(price.toFixed(2)), width: 70 }]}
        />
      </Box>
      <ChartTable
        label={texts.curve}
        titles={[texts.day, texts.market, ...lines.map(({ label }) => label)]}
        rows={written
          .toReversed()
          .map((day) => [
            frenchDay(day),
            shown(numberOf(valueOn.get(day) ?? null)),
            ...lines.map(({ at }) => shown(numberOf(at(day)))),
          ])}
      />
    </>
  )
}
