import { useMemo } from 'react'
import { createCarts, createOrders } from '../../providers/trade/orders'
import { useEngine } from '../fields/engine'

/** The calls of carts and orders. */
export function useOrderCalls() {
  const { http } = useEngine()
  return useMemo(() => ({ ...createCarts(http), ...createOrders(http) }), [http])
}
