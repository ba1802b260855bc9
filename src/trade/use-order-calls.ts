import { useMemo } from 'react'
import { type Calling, clientOf } from '../../providers/endpoints'
import { cartEndpoints } from '../../resources/orders/cart-endpoints'
import { approvalEndpoints, followEndpoints } from '../../resources/orders/endpoints'
import type { GivenOf } from '../../resources/schema/endpoint'
import { useEngine } from '../fields/engine'
import { asksFirst, confirming, wordsOf } from './asks'
import { putSeen } from './stale-quantity'

/** How a line is put: `label` names its article in what is asked before. */
type CallingOf = Calling & { label?: string }

/** What is meant after a question is another request than the one that was asked about. */
const keyOf = ({ key }: Calling, { confirmed }: { confirmed?: string[] }) =>
  key && confirmed ? { key: `${key}.` } : {}

/** The calls of carts and orders; what guards ask of a quantity, and what somebody else has put there, is asked first. */
export function useOrderCalls() {
  const { http } = useEngine()
  return useMemo(() => {
    const carts = clientOf(http, cartEndpoints)
    const addLine = (line: GivenOf<typeof cartEndpoints.addLine>, { label, ...how }: CallingOf = {}) =>
      confirming(
        (more) => carts.addLine({ ...line, ...more }, { ...asksFirst, ...how, ...keyOf(how, more) }),
        wordsOf(label),
      )
    const changeLine = (
      { quantity, seen_quantity: seen, ...rest }: GivenOf<typeof cartEndpoints.changeLine>,
      { label, ...how }: CallingOf = {},
    ) => {
      const put = (next?: string, stood?: string) =>
        confirming(
          (more) =>
            carts.changeLine(
              {
                ...rest,
                ...(next !== undefined && { quantity: next }),
                ...(stood !== undefined && { seen_quantity: stood }),
                ...more,
              },
              { ...asksFirst, ...how },
            ),
          wordsOf(label),
        )
      if (!quantity) return put()
      const keep = () => carts.one({ id: rest.id })
      return putSeen({ quantity, seen: seen ?? undefined, label, put, keep })
    }
    return {
      ...{ ...carts, ...clientOf(http, approvalEndpoints), ...clientOf(http, followEndpoints) },
      ...{ addLine, changeLine },
    }
  }, [http])
}

export type OrderCalls = ReturnType<typeof useOrderCalls>
