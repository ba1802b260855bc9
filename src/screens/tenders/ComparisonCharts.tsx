import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { euros } from '../../../i18n/fr/orders'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { differenceOf, divided, exact, rounded, times } from '../../../resources/schema/exact'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { tenderJudgement } from '../../../resources/tenders/judgement-endpoints'
import { useAnswer } from '../../fields/endpoints'
import { ChartTable } from '../../trade/ChartTable'

const texts = tenderScreens.comparison
/** The bars lie, so that each name has its place whatever their number. */
const heightOf = (bars: number) => Math.max(180, 96 + 44 * bars)
const names = 165

/** What a criterion brings to the final note: weight × note / 100. */
const part = (weight: string, note: string | undefined): number =>
  Number(rounded(divided(times(exact(weight), exact(note ?? '0')), exact(100)), 2))

function NotesChart({ of }: { of: ComparisonAnswer }) {
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const colors = [
    palette.primary.main,
    palette.secondary.main,
    palette.info.main,
    palette.text.secondary,
    palette.warning.main,
  ]
  const scored = of.offers.flatMap((offer) => {
    const score = of.scores.find(({ id, irregular }) => id === offer.id && !irregular)
    return score ? [{ supplier: offer.supplier, notes: score.notes }] : []
  })
  return (
    <>
      <BarChart
        height={heightOf(scored.length)}
        layout="horizontal"
        skipAnimation
        grid={{ vertical: true }}
        xAxis={[{ min: 0, max: 20 }]}
        yAxis={[{ data: scored.map(({ supplier }) => supplier), scaleType: 'band', width: names }]}
        series={of.criteria.map(({ machine_name, label, weight }, at) => ({
          label,
          stack: 'note',
          color: colors[at % colors.length],
          data: scored.map(({ notes }) => part(weight, notes[machine_name])),
          valueFormatter: (value) => (value ?? 0).toLocaleString('fr-FR', { minimumFractionDigits: 2 }),
        }))}
      />
      <ChartTable
        isOpen
        label={texts.notesChart}
        titles={[texts.supplier, ...of.criteria.map(({ label }) => label)]}
        rows={scored.map(({ supplier, notes }) => [
          supplier,
          ...of.criteria.map(({ weight, machine_name }) =>
            part(weight, notes[machine_name]).toLocaleString('fr-FR', { minimumFractionDigits: 2 }),
          ),
        ])}
      />
    </>
  )
}

function SavingsChart({ tenderId }: { tenderId: number }) {
  const { palette } = useTheme()
  const { data } = useAnswer(tenderJudgement.savings, { id: tenderId })
  if (data && !data.data.length)
    return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.noSavings}</Box>
  const rows = data?.data ?? []
  const saved = rows.map(({ before, now }) => Number(differenceOf(before, now)))
  return (
    <>
      <BarChart
        height={heightOf(rows.length)}
        layout="horizontal"
        skipAnimation
        hideLegend
        margin={{ right: 36 }}
        grid={{ vertical: true }}
        xAxis={[
          {
            valueFormatter: (value: number) => `${value.toLocaleString('fr-FR')} €`,
            colorMap: {
              type: 'piecewise',
              thresholds: [0],
              colors: [palette.error.main, palette.success.main],
            },
          },
        ]}
        yAxis={[{ data: rows.map(({ label }) => label), scaleType: 'band', width: names }]}
        series={[
          {
            label: texts.saved,
            data: saved,
            valueFormatter: (value) => euros((value ?? 0).toFixed(2)),
          },
        ]}
      />
      <ChartTable
        isOpen
        label={texts.savingsChart}
        titles={[texts.lot, texts.lastPeriod, texts.retainedPrice, texts.saved]}
        rows={rows.map(({ lot_number, label, before, now }, at) => [
          `${lot_number} – ${label}`,
          euros(before),
          euros(now),
          euros((saved[at] ?? 0).toFixed(2)),
        ])}
      />
    </>
  )
}

/** The notes of a lot stacked by criterion, and what the tender saves by family. */
export default function ComparisonCharts({ of }: { of: ComparisonAnswer }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box component="figure" sx={{ m: 0 }}>
        <Typography component="figcaption" variant="h3">
          {texts.notesChart}
        </Typography>
        <NotesChart of={of} />
      </Box>
      <Box component="figure" sx={{ m: 0 }}>
        <Typography component="figcaption" variant="h3">
          {texts.savingsChart}
        </Typography>
        <SavingsChart tenderId={of.tender.id} />
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{texts.savingsHelp}</Box>
      </Box>
    </Box>
  )
}
