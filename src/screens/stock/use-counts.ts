import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import type { RowOf } from '../../../resources/schema/infer'
import type { inventoryLine } from '../../../resources/stock/inventory'
import { askStale, staleIn } from '../../trade/stale-quantity'
import { toast } from '../../widgets/toast-store'
import { useStockCalls } from './use-stock-calls'

export type SavingState = 'saved' | 'saving' | 'unsaved'

/** What is said of a line; what is absent stays. */
export type CountPart = Partial<
  RowOf<typeof inventoryLine, 'quantity_real' | 'price_unit_ht_real' | 'comment'>
>
export interface SeenCountPart extends CountPart {
  /** The count that was seen on the line; null where there was none. */
  seen_quantity?: string | null
}
interface Count extends SeenCountPart {
  id: number
}

/** Asks what becomes of a count where somebody else has counted its line meanwhile; false where that is not why it was refused. */
async function settle(
  error: HttpError,
  waiting: Map<number, Count>,
  sent: readonly Count[],
): Promise<boolean> {
  const stale = staleIn(error)
  const own = sent.find(({ id }) => id === stale?.line_id)
  if (!stale || !own) return false
  const { id, quantity_real } = own
  const asked = { reason: error.display, stands: stale.quantity, own: quantity_real ?? '0' }
  const chosen = (await askStale(asked)) ?? 'keep'
  const again = { ...own, quantity_real: chosen, seen_quantity: stale.quantity }
  if (waiting.get(id) !== own) return true
  if (chosen === 'keep') waiting.delete(id)
  else waiting.set(id, again)
  return true
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
      if (isRefused && (await settle(error, waiting.current, sent))) {
        void queries.invalidateQueries({ queryKey: ['stock', 'inventory', inventoryId] })
        return
      }
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
    (id: number, part: SeenCountPart) => {
      // What was seen first holds until it is saved.
      const before = waiting.current.get(id)
      const seen = before?.quantity_real === undefined ? {} : { seen_quantity: before.seen_quantity ?? null }
      waiting.current.set(id, { ...before, id, ...part, ...seen })
      void flush()
    },
    [flush],
  )
  return { count, flush, state }
}
