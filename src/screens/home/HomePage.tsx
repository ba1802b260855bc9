import Box from '@mui/material/Box'
import { lazy, type ReactNode, Suspense } from 'react'
import { useUser } from '../../layout/use-boot'
import { Hello } from './Hello'

const TourOffer = lazy(async () => ({ default: (await import('../../trade/tour/TourOffer')).TourOffer }))

/** The accounts of the demonstration have addresses that no real person can have (RFC 2606). */
const isOfDemonstration = (email = ''): boolean => email.endsWith('.example')

/** A first screen: the greeting, what the application shows, and in the demonstration the tour. */
export function HomePage({ children }: { children: ReactNode }) {
  const email = useUser()?.email
  return (
    <Box sx={{ position: 'relative' }}>
      <Hello />
      {children}
      {isOfDemonstration(email) && (
        // In the corner over the date, and after the page's own work by the keyboard: nothing moves when it comes or goes.
        <Box sx={{ position: 'absolute', top: -6, right: 0 }}>
          <Suspense>
            <TourOffer />
          </Suspense>
        </Box>
      )}
    </Box>
  )
}
