import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { comparisonTexts } from '../../../i18n/fr/comparison-screens'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import type { ComparisonAnswer } from '../../../resources/tenders/comparison-answers'
import { lotJudgement } from '../../../resources/tenders/judgement-endpoints'
import { useAnswer, useEndpoints } from '../../fields/endpoints'
import { useAllowed } from '../../fields/engine'
import { AccordionGroup } from '../../widgets/AccordionGroup'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { ComparedPrices } from './ComparedPrices'
import { DecisionsTable } from './DecisionsTable'
import { LowOffers } from './LowOffers'
import { NotesTable } from './NotesTable'
import { Simulation } from './Simulation'
import { useTenderAct } from './use-tenders'

const ComparisonCharts = lazy(() => import('./ComparisonCharts'))
const texts = tenderScreens.comparison

function NotesHead({ of, isOpen }: { of: ComparisonAnswer; isOpen: boolean }) {
  const calls = useEndpoints(lotJudgement)
  const may = useAllowed()
  const { run, isPending } = useTenderAct()
  const score = () =>
    run(
      () => calls.score({ id: of.lot.id }),
      () => texts.scored,
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="h2" sx={{ flex: 1 }}>
        {texts.byCriterion}
      </Typography>
      {isOpen && may('scoreTender') && (
        <Button variant="outlined" loading={isPending} onClick={() => void score()}>
          {texts.score}
        </Button>
      )}
    </Box>
  )
}

/** A lot's offers side by side, their notes, and what is decided of them. */
export function ComparisonCard({ lotId }: { lotId: number }) {
  const may = useAllowed()
  const { data, error, refetch } = useAnswer(lotJudgement.comparison, { id: lotId })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.offers.length) return <EmptyState title={texts.empty} />
  const isOpen = data.tender.status === '250'
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ComparedPrices of={data} />
      <NotesHead of={data} isOpen={isOpen} />
      {data.stale && isOpen && (
        <Alert severity="warning">
          <strong>{comparisonTexts.stale}</strong> – {comparisonTexts.staleHelp}
        </Alert>
      )}
      <NotesTable of={data} isLocked={!isOpen || !may('scoreTender')} />
      <AccordionGroup
        multiple
        items={[
          {
            name: 'charts',
            title: texts.charts,
            content: (
              <Suspense fallback={<TableSkeleton />}>
                <ComparisonCharts of={data} />
              </Suspense>
            ),
          },
          { name: 'simulation', title: texts.simulation, content: <Simulation of={data} /> },
        ]}
      />
      <LowOffers of={data} isLocked={!isOpen || !may('scoreTender')} />
      <Typography variant="h2">{texts.decisions}</Typography>
      <DecisionsTable of={data} isLocked={!isOpen || data.stale || !may('awardTender')} />
    </Box>
  )
}
