import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { quoteScreenTexts as texts } from '../../../i18n/fr/quote-screens'
import type { Slot } from '../../admin/form/extensions'
import { FileLinks } from '../../trade/FileLinks'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { Comparison } from './Comparison'
import { QuoteActions } from './QuoteActions'
import { useQuoteCalls } from './use-quotes'

/** Milliseconds after which the answers of a request that waits are read again. */
const live = 15_000

/** Where a request stands, and the quotes of its suppliers side by side. */
export const QuotesPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const calls = useQuoteCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['quotes', 'page', id],
    queryFn: ({ signal }) => calls.page(id, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.status === '150' || state.data?.status === '200' ? live : false,
  })
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
