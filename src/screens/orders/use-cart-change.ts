import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import type { cartEndpoints } from '../../../resources/orders/cart-endpoints'
import type { GivenOf } from '../../../resources/schema/endpoint'
import { seenLines } from '../../trade/seen-lines'
import { useOrderCalls } from '../../trade/use-order-calls'
import { toast } from '../../widgets/toast-store'
import { useAct } from '../../widgets/use-act'

export type CartPatch = Omit<GivenOf<typeof cartEndpoints.change>, 'id'>

/** Changes the heading of a cart; what another day does to prices is told. */
export function useCartChange(order: OrderAnswer, onRefused: () => void) {
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const { run, isPending } = useAct({ queued: true })
  const { id, lines } = order
  const patch = useCallback(
    (change: CartPatch) =>
      run(
        async () => {
          const {
            repriced,
            unorderable: _unorderable,
            ...answer
          } = await calls.change({
            ...{ id, ...change },
            ...(change.ask_delivery_date ? { seen: seenLines(lines) } : {}),
          })
          queries.setQueryData(['order', id], answer)
          void queries.invalidateQueries({ queryKey: ['carts'] })
          if (repriced?.length) toast.info(cartTexts.repricedNow({ smart_count: repriced.length }))
        },
        undefined,
        {
          refused: () => {
            onRefused()
            void queries.invalidateQueries({ queryKey: ['order', id] })
          },
        },
      ),
    [run, calls, queries, id, lines, onRefused],
  )
  return { patch: useCallback((change: CartPatch) => void patch(change), [patch]), isPending }
}
