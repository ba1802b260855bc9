import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** The title of a part of a first screen. */
export function SectionTitle({ children }: { children: ReactNode }) {
  return (
    <Box component="h2" sx={{ typography: 'h3', mt: 0, mb: 1.5 }}>
      {children}
    </Box>
  )
}
