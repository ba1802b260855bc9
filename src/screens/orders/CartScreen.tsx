import { Navigate } from 'react-router'
import { useOrderCalls } from '../../trade/use-order-calls'
import { OneById } from '../OneById'
import { CartPage } from './CartPage'

/** A cart by its number; once it has left, its tracking page. */
export function CartScreen() {
  const calls = useOrderCalls()
  return (
    <OneById queryKey={['order']} read={(id, signal) => calls.one({ id }, { signal })} isShared>
      {(order, id) =>
        Number(order.status) >= 300 ? (
          <Navigate to={`/orders/tracking/${id}`} replace />
        ) : (
          <CartPage key={id} order={order} />
        )
      }
    </OneById>
  )
}
