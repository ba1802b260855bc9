import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { createQuantities } from './cart-quantities'
import { cartWire, keptOf, linesOf } from './cart-wire'
import { waitingPresses } from './presses'
import { givenOf, useMember } from './use-member'
import { onPressSent, usePresses } from './use-presses'
import { useShopCalls } from './use-shop-calls'

/** The quantities of the member's open carts, for one catalogue screen. */
export function useCartStore() {
  const member = useMember()
  const shop = useShopCalls()
  const presses = usePresses()
  const store = useMemo(() => createQuantities(cartWire(presses, member)), [presses, member])
  const { data } = useQuery({
    queryKey: ['in-cart', member],
    meta: { of: ['order'] },
    queryFn: ({ signal }) => shop.inCart(givenOf(member), { signal }),
    staleTime: 0,
  })
  useEffect(() => {
    if (data) store.load(data)
  }, [store, data])
  useEffect(() => {
    const look = () => store.wait(keptOf(presses.kept.all(), member))
    look()
    window.addEventListener(waitingPresses.changed, look)
    const end = onPressSent((order) => store.take(order.id, linesOf(order)))
    return () => {
      window.removeEventListener(waitingPresses.changed, look)
      end()
    }
  }, [store, presses, member])
  useEffect(() => () => store.flush(), [store])
  return store
}
