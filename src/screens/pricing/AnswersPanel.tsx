import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { priceUpdateTexts as texts } from '../../../i18n/fr/price-updates'
import { priceUpdates } from '../../../resources/pricing/endpoints'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { AskedTable } from './AskedTable'
import { CampaignActions } from './CampaignActions'
import { DecisionGrid } from './DecisionGrid'

/** Milliseconds after which the answers of an open campaign are counted again. */
const live = 15_000

/** Who has answered, at which prices, and what is decided of them. */
export const AnswersPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const { data, error, refetch } = useAnswer(
    priceUpdates.page,
    { id },
    { every: (page) => (page?.campaign.status === '150' ? live : false) },
  )
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const isDraft = data.campaign.status === '100'
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CampaignActions page={data} />
      {isDraft && <Alert severity="info">{texts.draft}</Alert>}
      {data.campaign.cancel_reason && <Alert severity="warning">{data.campaign.cancel_reason}</Alert>}
      {data.suppliers.length > 0 && (
        <>
          <AskedTable page={data} />
          <DecisionGrid page={data} />
        </>
      )}
    </Box>
  )
}
