import Box from '@mui/material/Box'
import { useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { revenueScreenTexts as texts } from '../../../i18n/fr/revenue-screens'
import { revenueEndpoints } from '../../../resources/revenues/endpoints'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { RevenueActions } from './RevenueActions'
import { RevenueEditor } from './RevenueEditor'
import { RevenueFacts } from './RevenueFacts'
import { RevenueParts } from './RevenueParts'

/** What a supplier declared beside what was received, and what its service does with it. */
export const RevenueDetailPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { data, error, refetch } = useAnswer(revenueEndpoints.page, { id }, { isEdited: true })
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RevenueActions page={data} onDone={refresh} onOpen={(made) => void navigate(`/revenues/${made}`)} />
      <RevenueFacts page={data} />
      {data.verbs.includes('declare') ? (
        <RevenueEditor key={`${id} ${data.status}`} page={data} onDone={refresh} />
      ) : (
        <>
          {(data.status === '100' || data.status === '200') && (
            <Box sx={{ color: 'text.secondary' }}>{texts.awaited}</Box>
          )}
          <RevenueParts page={data} />
        </>
      )}
    </Box>
  )
}
