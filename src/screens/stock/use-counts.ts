import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import type { RowOf } from '../../../resources/schema/infer'
import type { inventoryLine } from '../../../resources/stock/inventory'
import { toast } from '../../widgets/toast-store'
import { useStockCalls } from './use-stock-calls'

export type SavingState = 'saved' | 'saving' | 'unsaved'

/** What is said of a line; what is absent stays. */
export type CountPart = Partial<
  RowOf<typeof inventoryLine, 'quantity_real' | 'price_unit_ht_real' | 'comment'>
>
interface Count extends CountPart {
  id: number
}

const retryAfter = 5_000

/** Saves counts as they are typed, those of one moment together; what did not pass is tried again until it does. */
export function useCounts(inventoryId: number) {
  const calls = useStockCalls()
  const queries = useQueryClient()
  const waiting = useRef(new Map<number, Count>())
  const running = useRef<Promise<void>>(undefined)
  const [state, setState] = useState<SavingState>('saved')

  const send = useCallback(async () => {
    setState('saving')
    const sent = [...waiting.current.values()]
    try {
      const answer = await calls.saveInventory({ id: inventoryId, lines: sent })
      for (const count of sent) if (waiting.current.get(count.id) === count) waiting.current.delete(count.id)
      queries.setQueryData(['stock', 'inventory', inventoryId], answer)
      setState(waiting.current.size ? 'saving' : 'saved')
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500
      setState(isRefused ? 'saved' : 'unsaved')
      if (isRefused) {
        for (const count of sent) waiting.current.delete(count.id)
        toast.error(error.fields[0]?.message ?? error.display)
        void queries.invalidateQueries({ queryKey: ['stock', 'inventory', inventoryId] })
      }
      throw error
    }
  }, [calls, inventoryId, queries])

  /** Sends what waits, after what is under way; false when something could not be saved. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current || waiting.current.size) {
      running.current ??= send().finally(() => {
        running.current = undefined
      })
      try {
        await running.current
      } catch {
        return false
      }
    }
    return true
  }, [send])

  useEffect(() => {
    const again = () => void flush()
    window.addEventListener('online', again)
    const timer = state === 'unsaved' ? window.setInterval(again, retryAfter) : undefined
    return () => {
      window.removeEventListener('online', again)
      window.clearInterval(timer)
    }
  }, [flush, state])

  const count = useCallback(
    (id: number, part: CountPart) => {
      waiting.current.set(id, { ...waiting.current.get(id), id, ...part })
      void flush()
    },
    [flush],
  )
  return { count, flush, state }
}
