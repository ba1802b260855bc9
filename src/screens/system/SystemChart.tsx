import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTheme } from '@mui/material/styles'
import { LineChart } from '@mui/x-charts/LineChart'
import { parseISO } from 'date-fns/parseISO'
import { systemScreenTexts as texts } from '../../../i18n/fr/system'
import { frenchMoment } from '../../../resources/schema/date-text'
import { decimalText } from '../../../resources/schema/decimal-text'
import type { SystemPoint } from '../../../resources/system/system-answers'
import { ChartTable } from '../../trade/ChartTable'

/** A line of a picture: what it is called, and its value at a point. */
export interface SystemLine {
  label: string
  of: (point: SystemPoint) => number | null | undefined
}

const shown = (value: number | null | undefined) =>
  value === null || value === undefined ? '–' : decimalText(String(value))
const day = (date: Date) => frenchMoment(date.toISOString()).slice(0, 5)

interface Props {
  title: string
  points: readonly SystemPoint[]
  lines: readonly SystemLine[]
  /** The top of the scale, where it is known. */
  most?: number
}

/** Seven days of a few figures, and the same as a table. */
export function SystemChart({ title, points, lines, most }: Props) {
  const theme = useTheme()
  // Variables follow the light or dark scheme.
  const { palette } = theme.vars ?? theme
  // Where nothing happened, zero stands at the foot.
  const isFlat = points.every((point) => lines.every(({ of }) => !of(point)))
  const colors = [palette.primary.main, palette.warning.main, palette.info.main]
  return (
    <Card sx={{ p: 2 }}>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {title}
      </Box>
      <Box component="figure" aria-label={title} sx={{ m: 0 }}>
        <LineChart
          height={190}
          skipAnimation
          hideLegend={lines.length < 2}
          grid={{ horizontal: true }}
          series={lines.map(({ label, of }, index) => ({
            label,
            data: points.map((point) => of(point) ?? null),
            // A single point has no line.
            showMark: points.length < 3,
            curve: 'linear' as const,
            color: colors[index] ?? palette.primary.main,
            valueFormatter: shown,
          }))}
          xAxis={[
            {
              data: points.map(({ at }) => parseISO(at)),
              scaleType: 'time',
              valueFormatter: day,
              tickNumber: 4,
            },
          ]}
          yAxis={[
            {
              min: 0,
              max: most ?? (isFlat ? 1 : undefined),
              width: 52,
              valueFormatter: (value: number) => shown(value),
            },
          ]}
        />
      </Box>
      <ChartTable
        label={title}
        titles={[texts.moment, ...lines.map(({ label }) => label)]}
        rows={points
          .toReversed()
          .map((point) => [frenchMoment(point.at), ...lines.map(({ of }) => shown(of(point)))])}
      />
    </Card>
  )
}
