import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { createQuantities } from './cart-quantities'
import { cartWire } from './cart-wire'
import { givenOf, useMember } from './use-member'
import { useOrderCalls } from './use-order-calls'
import { useShopCalls } from './use-shop-calls'

/** The quantities of the member's open carts, for one catalogue screen. */
export function useCartStore() {
  const member = useMember()
  const shop = useShopCalls()
  const carts = useOrderCalls()
  const queries = useQueryClient()
  const store = useMemo(
    () =>
      createQuantities(
        cartWire(carts, member),
        () => void queries.invalidateQueries({ queryKey: ['carts'] }),
      ),
    [carts, member, queries],
  )
  const { data } = useQuery({
    queryKey: ['in-cart', member],
    meta: { of: ['order'] },
    queryFn: ({ signal }) => shop.inCart(givenOf(member), { signal }),
    staleTime: 0,
  })
  useEffect(() => {
    if (data) store.load(data)
  }, [store, data])
  useEffect(() => () => store.flush(), [store])
  return store
}
