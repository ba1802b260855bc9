import { useMemo } from 'react'
import { clientOf } from '../../providers/endpoints'
import { cartEndpoints } from '../../resources/orders/cart-endpoints'
import { approvalEndpoints, followEndpoints } from '../../resources/orders/endpoints'
import { useEngine } from '../fields/engine'
import { asksFirst, confirming } from './asks'
import { putSeen } from './stale-quantity'

/** The calls of carts and orders; what guards ask of a quantity, and what somebody else has put there, is asked first. */
export function useOrderCalls() {
  const { http } = useEngine()
  return useMemo(() => {
    const carts = clientOf(http, cartEndpoints)
    const addLine: typeof carts.addLine = (line) =>
      confirming((more) => carts.addLine({ ...line, ...more }, asksFirst))
    const changeLine: typeof carts.changeLine = ({ quantity, seen_quantity: seen, ...rest }) => {
      const put = (next?: string, stood?: string) =>
        confirming((more) =>
          carts.changeLine(
            {
              ...rest,
              ...(next !== undefined && { quantity: next }),
              ...(stood !== undefined && { seen_quantity: stood }),
              ...more,
            },
            asksFirst,
          ),
        )
      if (!quantity) return put()
      return putSeen({ quantity, seen: seen ?? undefined, put, keep: () => carts.one({ id: rest.id }) })
    }
    return {
      ...{ ...carts, ...clientOf(http, approvalEndpoints), ...clientOf(http, followEndpoints) },
      ...{ addLine, changeLine },
    }
  }, [http])
}

export type OrderCalls = ReturnType<typeof useOrderCalls>
