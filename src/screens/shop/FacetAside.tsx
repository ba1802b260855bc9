import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { shopTexts } from '../../../i18n/fr/shop'

/** The facets beside the list, where there is room: they stay in sight while it scrolls. */
export const FacetAside = ({ children }: { children: ReactNode }) => (
  <Box
    component="aside"
    aria-label={shopTexts.filters}
    sx={{
      width: 232,
      flex: 'none',
      position: 'sticky',
      top: 80,
      maxHeight: 'calc(100dvh - 96px)',
      overflow: 'auto',
      pr: 1,
    }}
  >
    {children}
  </Box>
)
