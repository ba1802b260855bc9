import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { BarChart } from '@mui/x-charts/BarChart'
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine'
import { euros } from '../../../i18n/fr/orders'
import type { BudgetAnswer } from '../../../resources/catalogue/answers'
import { spendByMonth } from '../../../resources/catalogue/spend'
import { monthWords, shortMonthWords } from '../../../resources/schema/date-words'
import { ChartTable } from '../../trade/ChartTable'
import { sayHome } from './say-home'

const shown = (amount: number | null) => (amount === null ? '' : euros(amount.toFixed(2)))
/** What stands in the picture has the width of a phone: cents stand in the table. */
const wholeEuros = (amount: string) => `${Math.round(Number(amount)).toLocaleString('fr-FR')} €`
const thousands = (amount: number) =>
  amount >= 1000 ? `${(amount / 1000).toLocaleString('fr-FR')} k€` : `${amount} €`

/** What was ordered in each month of the year, food and the rest, beside the twelfth of the food budget. */
export function SpendChart({ answer }: { answer: BudgetAnswer }) {
  const theme = useTheme()
  // Variables follow the light or dark scheme.
  const { palette } = theme.vars ?? theme
  const { months, foodMonthly } = spendByMonth(answer)
  const bars = { stack: 'month', valueFormatter: shown }
  return (
    <>
      <BarChart
        height={240}
        series={[
          {
            ...bars,
            label: sayHome('home.food'),
            data: months.map(({ food_ht }) => Number(food_ht)),
            color: palette.primary.main,
          },
          {
            ...bars,
            label: sayHome('home.notFood'),
            data: months.map(({ other_ht }) => Number(other_ht)),
            color: palette.secondary.main,
          },
        ]}
        xAxis={[{ data: months.map(({ month }) => shortMonthWords(month)), scaleType: 'band' }]}
        yAxis={[
          {
            valueFormatter: thousands,
            width: 56,
            ...(foodMonthly ? { max: highest(months, Number(foodMonthly)) } : {}),
          },
        ]}
        grid={{ horizontal: true }}
        skipAnimation
      >
        {foodMonthly && (
          <ChartsReferenceLine
            y={Number(foodMonthly)}
            lineStyle={{ strokeDasharray: '6 4', stroke: palette.text.secondary }}
          />
        )}
      </BarChart>
      {foodMonthly && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, typography: 'body2' }}>
          <Box
            aria-hidden
            sx={{ width: 24, borderTop: '1px dashed', borderColor: 'text.secondary', flexShrink: 0 }}
          />
          {sayHome('home.monthlyBudget', { amount: wholeEuros(foodMonthly) })}
        </Box>
      )}
      <ChartTable
        label={sayHome('home.spendChart', { year: answer.year })}
        titles={[sayHome('home.month'), sayHome('home.food'), sayHome('home.notFood')]}
        rows={months.map(({ month, food_ht, other_ht }) => [
          monthWords(month),
          euros(food_ht),
          euros(other_ht),
        ])}
      />
    </>
  )
}

const highest = (months: ReturnType<typeof spendByMonth>['months'], monthly: number) =>
  Math.max(monthly, ...months.map(({ food_ht, other_ht }) => Number(food_ht) + Number(other_ht))) * 1.05
