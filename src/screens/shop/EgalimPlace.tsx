import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'

const EgalimBar = lazy(async () => ({ default: (await import('./EgalimBar')).EgalimBar }))

/** Where the shares of the law stand, kept free until the articles are there: the catalogue waits for nothing of them, and does not give way when they come. */
export const EgalimPlace = ({ isReady }: { isReady: boolean }) => (
  <Box sx={place}>
    {isReady && (
      <Suspense>
        <EgalimBar />
      </Suspense>
    )}
  </Box>
)

/** Two lines beside the title, or a row of their own. */
const place = {
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 100%',
  minHeight: { xs: 60, sm: 50 },
  '@media (min-width: 1320px)': { flex: 'none' },
}
