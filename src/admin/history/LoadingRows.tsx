import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { historyTexts } from '../../../i18n/fr/form'
import { historyPageSize } from './use-history'

/** The shape of changes that are being read. */
export const LoadingRows = () => (
  <Box role="status" aria-label={historyTexts.loading}>
    {Array.from({ length: historyPageSize }, (_, row) => (
      <Box key={row} sx={{ py: 1.5 }}>
        <Skeleton variant="text" width="55%" sx={{ fontSize: '0.8125rem' }} />
        <Skeleton variant="rounded" height={28} sx={{ mt: 0.5 }} />
      </Box>
    ))}
  </Box>
)
