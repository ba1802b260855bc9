import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { LineChart } from '@mui/x-charts/LineChart'
import { egalimPlanTexts as texts } from '../../../i18n/fr/egalim-plan'
import { egalimScreenTexts } from '../../../i18n/fr/egalim-screens'
import type { FollowedPlan } from '../../../resources/egalim/followed-answers'
import { shortMonthWords } from '../../../resources/schema/date-words'
import { decimalText } from '../../../resources/schema/decimal-text'
import { ChartTable } from '../../trade/ChartTable'

const keys = ['bio', 'egalim', 'meat_fish'] as const
const shown = (percent: number | null) => (percent === null ? '' : `${decimalText(percent.toFixed(2))} %`)
const number = (percent: string | null | undefined) =>
  percent === null || percent === undefined ? null : Number(percent)
const text = (percent: string | null | undefined) => (percent ? `${decimalText(percent)} %` : '–')

/** The cumulated shares of each month beside those of the plan. */
export function FollowedPath({ plan: { months, target } }: { plan: FollowedPlan }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const colours = { bio: palette.success.main, egalim: palette.primary.main, meat_fish: palette.warning.main }
  const goals = keys.filter((key) => target[key] !== null)
  const series = goals.flatMap((key) => {
    const goal = egalimScreenTexts.goal[key]
    const common = { curve: 'linear' as const, color: colours[key], valueFormatter: shown }
    return [
      { ...common, label: texts.pathNow({ goal }), data: months.map(({ actual }) => number(actual?.[key])) },
      {
        ...{ ...common, id: `plan-${key}`, label: texts.pathPlan({ goal }), showMark: false },
        data: months.map(({ planned }) => number(planned?.[key])),
      },
    ]
  })
  return (
    <Box
      component="figure"
      aria-label={texts.path}
      sx={{ m: 0, '& path[data-series^="plan-"]': { strokeDasharray: '6 5' } }}
    >
      <Typography variant="h3" component="figcaption" sx={{ mb: 1 }}>
        {texts.path}
      </Typography>
      <LineChart
        height={280}
        skipAnimation
        grid={{ horizontal: true }}
        series={series}
        xAxis={[{ data: months.map(({ key }) => shortMonthWords(key)), scaleType: 'point' }]}
        yAxis={[{ min: 0, valueFormatter: (percent: number) => `${percent} %`, width: 56 }]}
      />
      <ChartTable
        label={texts.path}
        titles={[
          texts.pathMonth,
          ...goals.flatMap((key) => {
            const goal = egalimScreenTexts.goal[key]
            return [texts.pathNow({ goal }), texts.pathPlan({ goal })]
          }),
        ]}
        rows={months.map(({ key: month, actual, planned }) => [
          shortMonthWords(month),
          ...goals.flatMap((key) => [text(actual?.[key]), text(planned?.[key])]),
        ])}
      />
    </Box>
  )
}
