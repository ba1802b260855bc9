import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { euros } from '../../i18n/fr/orders'
import { shopTexts } from '../../i18n/fr/shop'
import { sumOf } from '../../resources/orders/totals'
import { givenOf, useMember } from './use-member'
import { useOrderCalls } from './use-order-calls'
import { usePendingHt } from './use-quantities'

/** How much stands in the open carts, and the way to them. */
export function CartsDock() {
  const member = useMember()
  const carts = useOrderCalls()
  const { data } = useQuery({
    queryKey: ['carts', member],
    queryFn: ({ signal }) => carts.carts(givenOf(member), { signal }),
  })
  const pending = usePendingHt()
  const open = (data ?? []).filter((cart) => cart.status === '100' && cart.lines_nb > 0)
  return (
    <Button
      component={Link}
      to="/carts/in-progress"
      variant={open.length ? 'contained' : 'outlined'}
      startIcon={<ShoppingBasket />}
      aria-live="polite"
      sx={{ visibility: data ? undefined : 'hidden' }}
    >
      {open.length
        ? `${shopTexts.carts({ smart_count: open.length })} · ${euros(sumOf([...open.map((cart) => cart.order_total_ht), pending]))} ${shopTexts.ht}`
        : shopTexts.noCart}
    </Button>
  )
}
