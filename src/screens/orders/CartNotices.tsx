import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { isAt } from '../../../resources/orders/states'
import { useOrderAct } from '../../trade/forget-orders'
import type { OnQuantity } from '../../trade/quantity-rest'
import { useOrderCalls } from '../../trade/use-order-calls'
import { PlannedNotice } from './PlanSending'

const refusalOf = ({ validations, round, status }: OrderAnswer) =>
  isAt(status, 'refused')
    ? validations.find((one) => one.round === round && one.decision === 'refused')?.reason
    : undefined

/** Prices that are others now than those of the cart: taken in one press, so that its sending does not stop at them. */
function MovedPrices({ order, count }: { order: OrderAnswer; count: number }) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const { run, isPending } = useOrderAct()
  const accept = () =>
    run(() => calls.change({ id: order.id }), cartTexts.pricesAccepted, {
      after: ({ repriced: _repriced, unorderable: _unorderable, ...answer }) =>
        queries.setQueryData(['order', order.id], answer),
    })
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={() => void accept()}>
          {cartTexts.acceptPrices}
        </Button>
      }
    >
      {cartTexts.pricesMoved({ smart_count: count })}
    </Alert>
  )
}

interface Props {
  order: OrderAnswer
  isEditable: boolean
  onTake: (line: number, ...how: Parameters<OnQuantity>) => void
}

/** What is to be known of a cart before it leaves, each with the press that ends it. */
export const CartNotices = memo(function CartNotices({ order, isEditable, onTake }: Props) {
  const reason = refusalOf(order)
  const { lines } = order
  const unorderable = lines.filter((line) => line.unorderable_reason !== null)
  const moved = isEditable ? lines.filter(({ price_now }) => price_now !== null).length : 0
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
      <PlannedNotice order={order} />
      {order.status === '150' && <Alert severity="info">{cartTexts.readOnly}</Alert>}
      {order.returned_reason && <Alert severity="warning">{order.returned_reason}</Alert>}
      {reason && <Alert severity="warning">{cartTexts.refused({ reason })}</Alert>}
      {order.expired && <Alert severity="error">{cartTexts.expired}</Alert>}
      {unorderable.length > 0 && (
        <Alert
          severity="error"
          action={
            isEditable && (
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  for (const { id } of unorderable) onTake(id, '0', 'done')
                }}
              >
                {cartTexts.takeOut({ smart_count: unorderable.length })}
              </Button>
            )
          }
        >
          {cartTexts.unorderable({ smart_count: unorderable.length })}
        </Alert>
      )}
      {order.warnings
        .filter(({ line_id }) => line_id === null)
        .map(({ guard, reason: why }) => (
          <Alert key={guard} severity="warning">
            {why}
          </Alert>
        ))}
      {moved > 0 && <MovedPrices order={order} count={moved} />}
      {order.repriced_at && <Alert severity="info">{cartTexts.repriced}</Alert>}
    </Box>
  )
})
