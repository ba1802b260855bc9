import { useMemo } from 'react'
import { type Carts, createCarts, createOrders } from '../../providers/trade/orders'
import { useEngine } from '../fields/engine'
import { confirming } from './asks'
import { putSeen } from './stale-quantity'

/** The calls of carts and orders; what guards ask of a quantity, and what somebody else has put there, is asked first. */
export function useOrderCalls() {
  const { http } = useEngine()
  return useMemo(() => {
    const carts = createCarts(http)
    const addLine: Carts['addLine'] = (member, line) =>
      confirming((more) => carts.addLine(member, { ...line, ...more }))
    const changeLine: Carts['changeLine'] = (id, line, { quantity, seen_quantity: seen, ...rest }) => {
      const put = (next: string | undefined, stood: string | undefined) =>
        confirming((more) =>
          carts.changeLine(id, line, {
            ...rest,
            ...(next !== undefined && { quantity: next }),
            ...(stood !== undefined && { seen_quantity: stood }),
            ...more,
          }),
        )
      if (quantity === undefined) return put(undefined, undefined)
      return putSeen({ quantity, seen, put, keep: () => carts.one(id) })
    }
    return { ...carts, ...createOrders(http), addLine, changeLine }
  }, [http])
}
