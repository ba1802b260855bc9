import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { say } from './say'

/** The shape of a form that is loading. */
export function FormSkeleton({ fields = 6 }: { fields?: number }) {
  return (
    <Box role="status" aria-label={say('widget.loading')}>
      <Skeleton variant="text" width={220} sx={{ fontSize: '1.375rem', mb: 2 }} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 3, rowGap: 2 }}
      >
        {Array.from({ length: fields }, (_, field) => (
          <div key={field}>
            <Skeleton
              variant="text"
              width={`${[30, 42, 24, 36][field % 4]}%`}
              sx={{ fontSize: '0.8125rem' }}
            />
            <Skeleton variant="rounded" height={40} />
          </div>
        ))}
      </Box>
    </Box>
  )
}
