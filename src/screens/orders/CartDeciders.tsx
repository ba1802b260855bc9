import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { useOrderCalls } from '../../trade/use-order-calls'
import { decisionText } from './SendSummary'

/** Who decides the cart at the amount that it has, or that nobody can, before it is sent. */
export function CartDeciders({ order }: { order: OrderAnswer }) {
  const calls = useOrderCalls()
  const { data } = useQuery({
    queryKey: ['cart-deciders', order.id, order.order_total_ht],
    queryFn: ({ signal }) => calls.deciders({ ids: [order.id] }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const [ahead] = data?.data ?? []
  const isStuck = ahead ? ahead.missing !== null : false
  return (
    <Box
      role="status"
      sx={{ typography: 'body2', color: isStuck ? 'error.main' : 'text.secondary', minHeight: 20 }}
    >
      {ahead && decisionText(order, ahead)}
    </Box>
  )
}
