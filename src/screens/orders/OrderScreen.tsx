import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import { Link, Navigate } from 'react-router'
import { useOrderCalls } from '../../trade/use-order-calls'
import { OneById } from '../OneById'
import { OrderPage } from './OrderPage'

interface Props {
  /** The list that it belongs to. */
  back: { path: string; label: string }
  isSupplier?: boolean
  /** A cart has a page of its own; not for whoever decides on it. */
  showsCarts?: boolean
}

/** An order by its number, in any application. */
export function OrderScreen({ back, isSupplier, showsCarts }: Props) {
  const calls = useOrderCalls()
  return (
    <OneById queryKey={['order']} read={(id, signal) => calls.one({ id }, { signal })} isShared>
      {(order, id) =>
        Number(order.status) < 300 && !showsCarts ? (
          <Navigate to={`/carts/in-progress/${id}`} replace />
        ) : (
          <>
            <Breadcrumbs>
              <MuiLink component={Link} to={back.path}>
                {back.label}
              </MuiLink>
              <span aria-current="page">{order.number}</span>
            </Breadcrumbs>
            <OrderPage key={id} order={order} isSupplier={isSupplier ?? false} />
          </>
        )
      }
    </OneById>
  )
}
