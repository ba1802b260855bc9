import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { euros } from '../../../i18n/fr/orders'
import type { SearchAnswer } from '../../../providers/search'
import { parisDay } from '../../../resources/schema/paris-time'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { ReceiveButton } from '../../trade/ReceiveButton'
import { Badge } from '../../widgets/Badge'
import type { Expected } from './Deliveries'
import { deliveriesUntil } from './matters'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const shownCount = 6

interface Props {
  member: { id: number; isGroup: boolean }
  /** Said when nothing comes, to whoever does nothing else. */
  saysNone: boolean
}

/** « À réceptionner aujourd'hui »: what comes today and what should have come, each with its button. */
export function ReceiveToday({ member, saysNone }: Props) {
  const { client, screens } = useApp()
  const today = parisDay(new Date())
  const { data } = useQuery({
    queryKey: ['home', 'receive', member, today],
    queryFn: ({ signal }) =>
      client.http.put<SearchAnswer<Expected>>(
        '/search/',
        {
          model: 'Order',
          fields: deliveriesUntil(today, member),
          orders: [['ask_delivery_date', 'desc']],
          offset: 0,
          limit: shownCount,
        },
        { signal, quiet: true },
      ),
  })
  const rows = data?.data ?? []
  const tracking = screens.OrderTracking
  if (!tracking || !data || (rows.length === 0 && !saysNone)) return null
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.receiveToday')}</SectionTitle>
      {rows.length === 0 && <Box sx={{ color: 'text.secondary' }}>{sayHome('home.receiveNone')}</Box>}
      {rows.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((order) => (
            <Box component="li" key={order.id} sx={line}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Box sx={{ fontWeight: 600 }}>{order.Supplier?.name}</Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                  {order.number} · {euros(order.order_total_ht)} HT
                </Box>
                {order.ask_delivery_date < today && <Badge tone="red" label={sayHome('home.late')} />}
              </Box>
              <ReceiveButton order={order} isLarge={saysNone} />
            </Box>
          ))}
        </Card>
      )}
      <Button component={Link} to={screenAddress(tracking)} size="small" sx={{ mt: 1 }}>
        {sayHome('home.receiveAll')}
      </Button>
    </Box>
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
