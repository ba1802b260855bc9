import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { say } from './say'

/** The shape of a table that is loading. */
export function TableSkeleton({ rows = 10, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <Box role="status" aria-label={say('widget.loading')} sx={{ overflow: 'hidden' }}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: `repeat(${Math.min(columns, 2)}, 1fr)`,
              sm: `1.6fr repeat(${columns - 1}, 1fr)`,
            },
            gap: 3,
            px: 1.5,
            py: 1.25,
            borderBottom: '1px solid',
            borderColor: 'divider',
            bgcolor: row === 0 ? 'surface.subtle' : undefined,
          }}
        >
          {Array.from({ length: columns }, (_, column) => (
            <Box key={column} sx={{ display: { xs: column < 2 ? 'block' : 'none', sm: 'block' } }}>
              <Skeleton
                variant="text"
                width={`${[82, 60, 72, 45, 66][(row + column) % 5]}%`}
                sx={{ fontSize: '0.875rem' }}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
