import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { eurosNet } from '../../../i18n/fr/orders'
import { searchRows } from '../../../providers/search-rows'
import type { order } from '../../../resources/orders/order'
import type { Condition } from '../../../resources/schema/condition'
import { frenchDay } from '../../../resources/schema/date-text'
import type { RowOf } from '../../../resources/schema/infer'
import { addDays, parisDay } from '../../../resources/schema/paris-time'
import { useApp } from '../../layout/app-context'
import { screenAddress } from '../../layout/screens'
import { OrderBadge } from '../../trade/OrderBadge'
import { Awaited } from '../../widgets/Awaited'
import { AllLink } from './AllLink'
import { expectedDeliveries } from './matters'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

/** An order that is to come. */
export interface Expected
  extends RowOf<
    typeof order,
    'id' | 'number' | 'status' | 'is_cancelled' | 'reception_state' | 'ask_delivery_date' | 'order_total_ht'
  > {
  Supplier?: { name: string } | null
}

const shownCount = 6

function dayName(day: string, today: string): string {
  if (day === today) return sayHome('home.today')
  return day === addDays(today, 1) ? sayHome('home.tomorrow') : frenchDay(day)
}

/** The status goes below where the line is short. */
const lineStyle = {
  px: 2.5,
  py: 1.25,
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const

interface Props {
  /** What the list of orders shows in any case. */
  orders: readonly Condition[]
  /** From tomorrow on: today's stand elsewhere on the screen. */
  isLater: boolean
}

/** The orders that are to come within a week, the first ones first. */
export function Deliveries({ orders, isLater }: Props) {
  const { client, screens } = useApp()
  const today = parisDay(new Date())
  const { data, isPending } = useQuery({
    queryKey: ['home', 'deliveries', orders, today, isLater],
    meta: { of: ['order'] },
    queryFn: ({ signal }) =>
      searchRows<Expected>(
        client.http,
        {
          model: 'Order',
          fields: expectedDeliveries(isLater ? addDays(today, 1) : today, orders),
          orders: [['ask_delivery_date', 'asc']],
          offset: 0,
          limit: shownCount,
        },
        { signal, quiet: true },
      ),
  })
  const tracking = screens.OrderTracking
  if (!tracking) return null
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.nextDeliveries')}</SectionTitle>
      {!data && (
        <>
          <Skeleton variant="rounded" height={120} />
          {isPending && <Awaited />}
        </>
      )}
      {data?.data.length === 0 && <Box sx={{ color: 'text.secondary' }}>{sayHome('home.noDelivery')}</Box>}
      {data && data.data.length > 0 && (
        <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.data.map((order) => (
            <Box component="li" key={order.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <CardActionArea component={Link} to={`${screenAddress(tracking)}/${order.id}`} sx={lineStyle}>
                <Box sx={{ width: 92, flexShrink: 0, fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {dayName(order.ask_delivery_date, today)}
                </Box>
                <Box sx={{ flex: '1 1 180px' }}>
                  <Box sx={{ fontWeight: 550 }}>{order.Supplier?.name}</Box>
                  <Box sx={{ typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                    {order.number} · {eurosNet(order.order_total_ht)}
                  </Box>
                </Box>
                <Box sx={{ display: { xs: 'none', sm: 'block' }, ml: 'auto' }}>
                  <OrderBadge status={order.status} />
                </Box>
              </CardActionArea>
            </Box>
          ))}
        </Card>
      )}
      <AllLink to={screenAddress(tracking)}>{sayHome('home.allDeliveries')}</AllLink>
    </Box>
  )
}
