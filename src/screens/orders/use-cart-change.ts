import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { CartPatch } from '../../../providers/trade/orders'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { useOrderCalls } from '../../trade/use-order-calls'
import { toast } from '../../widgets/toast-store'

/** Changes the heading of a cart; what another day does to prices is told. */
export function useCartChange(order: OrderAnswer) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const { id } = order
  const patch = useCallback(
    async (change: CartPatch) => {
      setPending(true)
      try {
        const { repriced, unorderable: _unorderable, ...answer } = await calls.change(id, change)
        queries.setQueryData(['order', id], answer)
        void queries.invalidateQueries({ queryKey: ['carts'] })
        if (repriced?.length) toast.info(cartTexts.repricedNow(repriced.length))
      } catch {
        void queries.invalidateQueries({ queryKey: ['order', id] })
      } finally {
        setPending(false)
      }
    },
    [calls, queries, id],
  )
  return { patch: useCallback((change: CartPatch) => void patch(change), [patch]), isPending }
}
