import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { eurosNet } from '../../../i18n/fr/orders'
import type { ToValidate } from '../../../resources/orders/inbox-answer'
import { momentWords } from '../../../resources/schema/date-words'
import { memberOf, supplierOf } from '../../trade/names'
import { useOrderCalls } from '../../trade/use-order-calls'
import { Awaited } from '../../widgets/Awaited'
import { AllLink } from './AllLink'
import { SectionTitle } from './SectionTitle'
import { sayHome } from './say-home'

const shownCount = 4

const last = '~'
/** What has to be decided first comes first; what has no limit, last. */
const byLimit = (left: ToValidate, right: ToValidate) =>
  (left.cut_off ?? last).localeCompare(right.cut_off ?? last)

function Until({ cut_off }: { cut_off: string | null }) {
  if (cut_off === null) return null
  const isLate = new Date(cut_off) <= new Date()
  return (
    <Box sx={{ typography: 'body2', fontWeight: 600, color: isLate ? 'error.main' : 'warning.main' }}>
      {isLate ? sayHome('home.decideLate') : sayHome('home.decideUntil', { moment: momentWords(cut_off) })}
    </Box>
  )
}

/** « À valider »: the orders that wait for this person, the most urgent first, each with its limit. */
export function DecideBefore() {
  const calls = useOrderCalls()
  const { data, isLoading } = useQuery({
    queryKey: ['to-validate'],
    meta: { of: ['order'] },
    queryFn: ({ signal }) => calls.toValidate({}, { signal }),
    refetchInterval: 5 * 60_000,
  })
  const orders = data?.data.toSorted(byLimit) ?? []
  if (orders.length === 0) return isLoading ? <Awaited /> : null
  return (
    <Box component="section" sx={{ mb: 4 }}>
      <SectionTitle>{sayHome('home.decideBefore')}</SectionTitle>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {orders.slice(0, shownCount).map((order) => (
          <Box component="li" key={order.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <CardActionArea component={Link} to={`/carts/to-validate/${order.id}`} sx={line}>
              <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
                <Box sx={{ fontWeight: 600 }}>{supplierOf(order)}</Box>
                <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{memberOf(order)}</Box>
              </Box>
              <Box sx={{ textAlign: { sm: 'right' } }}>
                <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{eurosNet(order.order_total_ht)}</Box>
                <Until cut_off={order.cut_off} />
              </Box>
            </CardActionArea>
          </Box>
        ))}
      </Card>
      <AllLink to="/carts/to-validate">{sayHome('home.decideAll', { smart_count: orders.length })}</AllLink>
    </Box>
  )
}

const line = {
  px: 2.5,
  py: 1.25,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
} as const
