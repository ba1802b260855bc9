import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** In a wide window it stands beside the title, where the lower corner holds what is read: totals. */
  isHigh?: boolean
  children: ReactNode
}

/** Where a screen says what others do: over its lower corner, so that nothing that is typed into moves for it. */
export const LiveStack = ({ isHigh = false, children }: Props) => (
  <Box
    sx={{
      position: 'fixed',
      right: { xs: 8, sm: 24 },
      left: { xs: 8, sm: 'auto' },
      bottom: { xs: 'calc(var(--phone-bar, 0px) + 88px)', ...(isHigh && { lg: 'auto' }) },
      ...(isHigh && { top: { lg: 76 } }),
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
