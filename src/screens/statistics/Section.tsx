import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  action: ReactNode
  children: ReactNode
}

/** A part of the page, with what may be done with it. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography variant="h2" sx={{ flex: '1 1 200px' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
