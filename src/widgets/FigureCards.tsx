import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type Figure = readonly [name: string, value: ReactNode, head?: ReactNode]

/** A few figures side by side, each under its name, or under what stands in its place. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
    >
      {figures.map(([name, value, head]) => (
        <Box
          key={name}
          sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}
        >
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {head ?? name}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontSize: { xs: '1.0625rem', sm: '1.375rem' },
              fontWeight: 700,
              whiteSpace: 'nowrap',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
