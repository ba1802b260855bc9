import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { eurosNet } from '../../../i18n/fr/orders'
import { receiveDayTexts as texts } from '../../../i18n/fr/receive-day'
import { parisDay } from '../../../resources/schema/paris-time'
import { Badge } from '../../widgets/Badge'
import { ReceiveButton } from '../ReceiveButton'
import type { DueOrder } from './use-receive-day'
import { useWaiting } from './use-waiting'

interface Props {
  rows: readonly DueOrder[]
  /** It is what the screen is for. */
  isLarge: boolean
}

/** Orders that are to be received, each with its button; what is signed and waits for the network says so. */
export function DayList({ rows, isLarge }: Props) {
  const today = parisDay(new Date())
  const waiting = useWaiting()
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((order) => {
        const mine = waiting.find((one) => one.order === order.id)
        return (
          <Box component="li" key={order.id} sx={line}>
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{order.Supplier?.name}</Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {order.number} · {eurosNet(order.order_total_ht)}
              </Box>
              {mine && (
                <Badge
                  tone={mine.refused ? 'red' : 'blue'}
                  label={mine.refused ? texts.refused : texts.waits}
                />
              )}
              {!mine && order.ask_delivery_date < today && <Badge tone="red" label={texts.late} />}
            </Box>
            {!mine?.pending && <ReceiveButton order={order} isLarge={isLarge} />}
          </Box>
        )
      })}
    </Card>
  )
}

const line = {
  px: 2.5,
  py: 1.25,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
