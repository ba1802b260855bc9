import Box from '@mui/material/Box'
import { eventDetail } from '../../../i18n/fr/order-events'
import type { OrderEventAnswer } from '../../../resources/orders/answer-parts'
import { orderEvents } from '../../../resources/orders/states'
import { momentWords } from '../../../resources/schema/date-words'

/** What is told of an order, the last first (domain §5.9). */
export function Timeline({ events }: { events: readonly OrderEventAnswer[] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...events].reverse().map((event) => {
        const detail = eventDetail(event.type, event.payload ?? {})
        const who = event.User && `${event.User.first_name} ${event.User.last_name}`
        return (
          <Box
            component="li"
            key={event.id}
            sx={{
              position: 'relative',
              pl: 2.5,
              pb: 1.75,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 0,
                top: 6,
                width: 9,
                height: 9,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              },
              '&:not(:last-of-type)::after': {
                content: '""',
                position: 'absolute',
                left: 4,
                top: 17,
                bottom: -4,
                width: '1px',
                bgcolor: 'divider',
              },
            }}
          >
            <Box sx={{ fontWeight: 600, typography: 'body2' }}>{orderEvents[event.type]}</Box>
            {detail && <Box sx={{ typography: 'body2' }}>{detail}</Box>}
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {[momentWords(event.createdAt), who].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
