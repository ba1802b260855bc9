import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { wholeDayWords } from '../../../resources/schema/date-words'
import { parisDay } from '../../../resources/schema/paris-time'
import { useUser } from '../../layout/use-boot'
import { sayHome } from './say-home'

const TourOffer = lazy(async () => ({ default: (await import('../../trade/tour/TourOffer')).TourOffer }))

/** The accounts of the demonstration have addresses that no real person can have (RFC 2606). */
const isOfDemonstration = (email = ''): boolean => email.endsWith('.example')

/** The greeting and today's date. */
export function Hello() {
  const user = useUser()
  const today = wholeDayWords(parisDay(new Date()))
  return (
    <Box sx={{ mb: 3 }}>
      <Box
        component="p"
        sx={{
          m: 0,
          typography: 'body2',
          color: 'text.secondary',
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        {today}
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 40 }}
      >
        <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
          {sayHome('home.hello', { name: user?.first_name ?? '' }).trim()}
        </Box>
        {isOfDemonstration(user?.email) && (
          <Box sx={{ minWidth: 156, display: 'flex', justifyContent: 'end' }}>
            <Suspense>
              <TourOffer />
            </Suspense>
          </Box>
        )}
      </Box>
    </Box>
  )
}
