import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { volumeRequests } from '../../../resources/volumes/endpoints'
import { volumeRequestStates } from '../../../resources/volumes/states'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { ErrorState } from '../../widgets/ErrorState'
import { FormSkeleton } from '../../widgets/FormSkeleton'
import { StateBadge } from '../../widgets/StateBadge'
import { VolumeMembers } from './VolumeMembers'
import { VolumeResults } from './VolumeResults'

/** Milliseconds after which the answers of an open request are counted again. */
const live = 15_000

/** Who has answered, what it comes to, and what is done of it. */
export const VolumesPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const { data, error, refetch } = useAnswer(
    volumeRequests.page,
    { id },
    { every: (page) => (page?.request.status === '150' ? live : false) },
  )
  if (error && !data) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <StateBadge state={volumeRequestStates[data.request.status]} />
      </Box>
      {data.request.status === '100' ? (
        <Alert severity="info">{texts.draft}</Alert>
      ) : (
        <>
          <VolumeMembers page={data} />
          <VolumeResults page={data} />
        </>
      )}
    </Box>
  )
}
