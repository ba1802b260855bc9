import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { forgetOrders } from '../../trade/forget-orders'
import { toast } from '../../widgets/toast-store'

/** Runs an act on an order: its answer replaces the order, the rest is asked again, success is told. */
export function useRun() {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function run(act: () => Promise<OrderAnswer>, said?: string): Promise<OrderAnswer | undefined> {
    setPending(true)
    try {
      const order = await act()
      queries.setQueryData(['order', order.id], order)
      if (said) toast.success(said)
      void forgetOrders(queries)
      return order
    } catch {
      void queries.invalidateQueries({ queryKey: ['order'] })
      return undefined
    } finally {
      setPending(false)
    }
  }
  return { run, isPending }
}
