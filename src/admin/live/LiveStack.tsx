import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Where a screen says what others do: over its lower corner, so that nothing that is typed into moves for it. */
export const LiveStack = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'fixed',
      right: { xs: 8, sm: 24 },
      left: { xs: 8, sm: 'auto' },
      bottom: 'calc(var(--phone-bar, 0px) + 88px)',
      zIndex: 'appBar',
      maxWidth: { sm: 600 },
      display: 'grid',
      gap: 1,
      justifyItems: 'end',
      pointerEvents: 'none',
    }}
  >
    {children}
  </Box>
)
