import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { publicTenderTexts as texts } from '../../../i18n/fr/synthesis'
import { PageHead } from '../../layout/PageHead'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { AmoMembers } from './AmoMembers'
import { useTenderCalls } from './use-tenders'

/** The members that a public tender is run for, chosen tender by tender. */
export function AmoSelectionScreen() {
  const calls = useTenderCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['tender', 'public'],
    queryFn: ({ signal }) => calls.publicTenders(signal),
  })
  const tenders = data?.data ?? []
  const [name, choose] = useUrlChoice('tender')
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  const chosen = tenders.find(({ id }) => String(id) === name) ?? tenders[0]
  return (
    <>
      <PageHead title={texts.amo} />
      {!data && <TableSkeleton />}
      {data && !chosen && <EmptyState title={texts.empty} text={texts.emptyText} />}
      {chosen && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.amoLead}</Box>
          <ChoiceSelect
            label={texts.label}
            value={chosen.id}
            required
            isWide
            choices={tenders.map(({ id, code, label }) => ({ id, label: `${code} – ${label}` }))}
            onChange={(id) => id && choose(String(id))}
          />
          {chosen.status !== '100' && <Alert severity="info">{texts.locked}</Alert>}
          <AmoMembers key={chosen.id} tenderId={chosen.id} isLocked={chosen.status !== '100'} />
        </Box>
      )}
    </>
  )
}
