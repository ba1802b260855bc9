import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { useAllowed } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { ComparisonTable } from './ComparisonTable'
import { DecisionsTable } from './DecisionsTable'
import { NotesTable } from './NotesTable'
import { useTenderAct, useTenderCalls } from './use-tenders'

const texts = tenderScreens.comparison

/** A lot's offers side by side, their notes, and what is decided of them. */
export function ComparisonCard({ lotId }: { lotId: number }) {
  const calls = useTenderCalls()
  const may = useAllowed()
  const { run, isPending } = useTenderAct()
  const { data, error, refetch } = useQuery({
    queryKey: ['tender', 'comparison', lotId],
    queryFn: ({ signal }) => calls.comparison(lotId, signal),
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.offers.length) return <EmptyState title={texts.empty} />
  const isOpen = data.tender.status === '250'
  const score = () =>
    run(
      () => calls.score(lotId),
      () => texts.scored,
    )
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <ComparisonTable of={data} />
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
      <NotesTable of={data} isLocked={!isOpen || !may('scoreTender')} />
      <DecisionsTable of={data} isLocked={!isOpen || !may('awardTender')} />
    </Box>
  )
}
