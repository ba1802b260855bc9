import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Button from '@mui/material/Button'
import { cartTexts } from '../../../i18n/fr/carts'
import type { CartAnswer } from '../../../resources/orders/answers'
import { useAllowed } from '../../fields/engine'
import { useOrderAct } from '../../trade/forget-orders'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useTakeBack } from './use-take-back'

const truckOf = (cart: CartAnswer): string =>
  [cart.status, cart.supplier_id, cart.platform_id, cart.ask_delivery_date, cart.delivery_adherent_id].join()

/** The first cart that would travel with this one; undefined where it is the first itself, or travels alone. */
export function truckMate(cart: CartAnswer, carts: readonly CartAnswer[]): CartAnswer | undefined {
  if (cart.status !== '100' || cart.supplier_id === null) return undefined
  const first = carts.find((one) => truckOf(one) === truckOf(cart))
  return first && first.id !== cart.id ? first : undefined
}

/** « Un seul camion »: the cart goes into the one of the same supplier and day, with one click. */
export function MergeButton({ cart, into }: { cart: CartAnswer; into: CartAnswer }) {
  const calls = useOrderCalls()
  const allowed = useAllowed()
  const { run, isPending } = useOrderAct()
  const { tellMerged } = useTakeBack()
  const merged = {
    ...{ id: into.id, lock_version: into.lock_version },
    ...{ order_id: cart.id, other_version: cart.lock_version },
  }
  if (!['updateCart', 'addCartArticle', 'deleteCart'].every((one) => allowed(one))) return null
  return (
    <Button
      size="small"
      startIcon={<LocalShipping />}
      loading={isPending}
      onClick={() => void run(() => calls.merge(merged), undefined, { after: () => tellMerged(into.id) })}
    >
      {cartTexts.merge({ ofNumber: into.number })}
    </Button>
  )
}
