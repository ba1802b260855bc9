import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import { quoteEndpoints } from '../../../resources/quotes/endpoints'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { FileLinks } from '../../trade/FileLinks'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { Comparison } from './Comparison'
import { QuoteActions } from './QuoteActions'

/** Milliseconds after which the answers of a request that waits are read again. */
const live = 15_000

/** Where a request stands, and the quotes of its suppliers side by side. */
export const QuotesPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const { data, error, refetch } = useAnswer(
    quoteEndpoints.page,
    { id },
    { every: (page) => (page?.status === '150' || page?.status === '200' ? live : false) },
  )
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const isWaiting = data.status === '150' && data.lines.every(({ state }) => state !== 'answered')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <QuoteActions page={data} />
      {data.status === '100' && <Alert severity="info">{texts.draft}</Alert>}
      {data.decision_reason && <Alert severity="warning">{data.decision_reason}</Alert>}
      {isWaiting && <Alert severity="info">{texts.waiting}</Alert>}
      <FileLinks files={data.files} />
      {data.lines.length > 0 && <Comparison page={data} />}
    </Box>
  )
}
