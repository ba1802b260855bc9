import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { CartPatch } from '../../../providers/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { toast } from '../../widgets/toast-store'
import { useOrderCalls } from './use-order-calls'

/** Changes the heading of a cart; what another day does to prices is told. */
export function useCartChange(order: OrderAnswer) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function patch(change: CartPatch) {
    setPending(true)
    try {
      const { repriced, unorderable: _unorderable, ...answer } = await calls.change(order.id, change)
      queries.setQueryData(['order', order.id], answer)
      void queries.invalidateQueries({ queryKey: ['carts'] })
      if (repriced?.length) toast.info(cartTexts.repricedNow(repriced.length))
    } catch {
      void queries.invalidateQueries({ queryKey: ['order', order.id] })
    } finally {
      setPending(false)
    }
  }
  return { patch: (change: CartPatch) => void patch(change), isPending }
}
