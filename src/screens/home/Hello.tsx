import Box from '@mui/material/Box'
import { wholeDayWords } from '../../../resources/schema/date-words'
import { parisDay } from '../../../resources/schema/paris-time'
import { useUser } from '../../layout/use-boot'
import { sayHome } from './say-home'

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
      <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
        {sayHome('home.hello', { name: user?.first_name ?? '' }).trim()}
      </Box>
    </Box>
  )
}
