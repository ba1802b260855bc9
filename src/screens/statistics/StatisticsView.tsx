import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import { lazy, Suspense } from 'react'
import { bridgeTexts } from '../../../i18n/fr/bridge'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { frenchDay } from '../../../resources/schema/date-text'
import type { Dimension } from '../../../resources/statistics/dimensions'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { TabPages } from '../../widgets/TabPages'
import type { StatisticsAsked } from './asked'
import { FiguresView } from './FiguresView'
import { IndicatorsView } from './IndicatorsView'
import { PeriodChooser } from './PeriodChooser'
import { ScoresView } from './ScoresView'
import { useAsked } from './use-asked'
import { useStatistics } from './use-statistics'

const BridgeView = lazy(async () => ({ default: (await import('./BridgeView')).BridgeView }))

interface Props {
  /** Whose figures these are, besides what is chosen here. */
  of: StatisticsAsked
  /** What they may be told apart by. */
  by: readonly Dimension[]
}

const grid = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** What was received in some days: purchases, and how reliable suppliers are. */
export function StatisticsView({ of, by: offered }: Props) {
  const { period, days, by, narrowed, set, clear } = useAsked()
  const asked: StatisticsAsked = { ...days, ...narrowed, ...of }
  const { data, error, refetch } = useStatistics(asked, 'month')
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const chips = data.narrowed.filter(({ name }) => !(name in of))
  return (
    <Box sx={grid}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <PeriodChooser period={period} days={days} onChange={set} />
        {chips.length > 0 && (
          <Box role="group" aria-label={texts.narrowedTo} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {chips.map(({ name, label }) => (
              <Chip key={name} label={label} onDelete={() => set({ [name]: null })} />
            ))}
            <Button size="small" onClick={clear}>
              {texts.everything}
            </Button>
          </Box>
        )}
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {texts.subtitle({ from: frenchDay(data.from), to: frenchDay(data.to) })}
        </Box>
      </Box>
      <TabPages
        label={texts.view}
        tabs={[
          {
            name: 'figures',
            label: texts.views.figures,
            content: (
              <Box sx={{ ...grid, pt: 2 }}>
                <FiguresView asked={asked} months={data} by={by} offered={offered} onSet={set} />
              </Box>
            ),
          },
          {
            name: 'indicators',
            label: texts.views.indicators,
            content: (
              <Box sx={{ ...grid, pt: 2 }}>
                <IndicatorsView asked={asked} by={by} offered={offered} onSet={set} />
              </Box>
            ),
          },
          {
            name: 'suppliers',
            label: texts.views.suppliers,
            content: (
              <Box sx={{ ...grid, pt: 2 }}>
                <ScoresView asked={asked} />
              </Box>
            ),
          },
          {
            name: 'why',
            label: bridgeTexts.view,
            content: (
              <Box sx={{ ...grid, pt: 2 }}>
                <Suspense fallback={<TableSkeleton />}>
                  <BridgeView asked={asked} days={data} />
                </Suspense>
              </Box>
            ),
          },
        ]}
      />
    </Box>
  )
}
