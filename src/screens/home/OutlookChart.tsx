import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { LineChart } from '@mui/x-charts/LineChart'
import { parseISO } from 'date-fns/parseISO'
import type { PriceOutlook } from '../../../resources/catalogue/price-answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import { dayOf } from '../../../resources/schema/paris-time'
import { ChartTable } from '../../trade/ChartTable'
import { sayHome } from './say-home'

const shown = (index: string | null) => (index === null ? '–' : decimalText(index))
const numberOf = (index: string | null) => (index === null ? null : Number(index))

/** The basket and the market over two years, each 100 at its first value; the same as a table. */
export function OutlookChart({ curve }: Pick<PriceOutlook, 'curve'>) {
  const theme = useTheme()
  // Variables follow the light or dark scheme.
  const { palette } = theme.vars ?? theme
  const hasMarket = curve.some(({ market }) => market !== null)
  const line = { showMark: false, valueFormatter: (index: number | null) => shown(index?.toFixed(1) ?? null) }
  return (
    <>
      <Box component="figure" aria-label={sayHome('home.outlookChart')} sx={{ m: 0 }}>
        <LineChart
          height={220}
          skipAnimation
          grid={{ horizontal: true }}
          series={[
            {
              ...line,
              label: sayHome('home.outlookMine'),
              data: curve.map(({ basket }) => numberOf(basket)),
              curve: 'stepAfter' as const,
              color: palette.primary.main,
            },
            ...(hasMarket
              ? [
                  {
                    ...line,
                    label: sayHome('home.outlookMarket'),
                    data: curve.map(({ market }) => numberOf(market)),
                    curve: 'linear' as const,
                    color: palette.warning.main,
                  },
                ]
              : []),
          ]}
          xAxis={[
            {
              data: curve.map(({ day }) => parseISO(day)),
              scaleType: 'time',
              valueFormatter: (date: Date) => frenchDay(dayOf(date)),
              tickNumber: 4,
            },
          ]}
          yAxis={[{ width: 44, valueFormatter: (index: number) => decimalText(String(index)) }]}
        />
      </Box>
      <ChartTable
        label={sayHome('home.outlookChart')}
        titles={[sayHome('home.outlookDay'), sayHome('home.outlookMine'), sayHome('home.outlookMarket')]}
        rows={curve
          .toReversed()
          .map(({ day, basket, market }) => [frenchDay(day), shown(basket), shown(market)])}
      />
    </>
  )
}
