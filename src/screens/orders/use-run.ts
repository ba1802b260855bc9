import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { forgetOrders } from '../../trade/forget-orders'
import { useAct } from '../../widgets/use-act'

/** The answer is the order as it stands: who waits need not wait for the lists around. */
const forget = async (queries: QueryClient) => void forgetOrders(queries)

/** Runs an act on an order: its answer replaces the order, the rest is asked again, success is told. */
export function useRun() {
  const queries = useQueryClient()
  const { run, isPending } = useAct({ forget })
  return {
    run: useCallback(
      (act: () => Promise<OrderAnswer>, said?: string) =>
        run(act, said, {
          after: (order) => queries.setQueryData(['order', order.id], order),
          refused: () => void queries.invalidateQueries({ queryKey: ['order'] }),
        }),
      [run, queries],
    ),
    isPending,
  }
}
