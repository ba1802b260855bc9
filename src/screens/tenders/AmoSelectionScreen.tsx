import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { publicTenderTexts as texts } from '../../../i18n/fr/synthesis'
import { tenderLists } from '../../../resources/tenders/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useUrlChoice } from '../../widgets/use-url-choice'
import { AmoMembers } from './AmoMembers'

/** The members that a public tender is run for, chosen tender by tender. */
export function AmoSelectionScreen() {
  const { data, error, refetch } = useAnswer(tenderLists.publicTenders, {})
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
