import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import { toast } from '../../widgets/toast-store'
import { useStockCalls } from './use-stock'

export type SavingState = 'saved' | 'saving' | 'unsaved'

interface Count {
  id: number
  quantity_real: string | null
}

/** Saves counts as they are typed, those of one moment together; what did not pass is tried again when the network is back. */
export function useCounts(inventoryId: number) {
  const calls = useStockCalls()
  const queries = useQueryClient()
  const waiting = useRef(new Map<number, Count>())
  const isBusy = useRef(false)
  const [state, setState] = useState<SavingState>('saved')

  const flush = useCallback(async () => {
    if (isBusy.current || !waiting.current.size) return
    isBusy.current = true
    setState('saving')
    const sent = [...waiting.current.values()]
    try {
      const answer = await calls.saveInventory(inventoryId, { lines: sent })
      for (const count of sent) if (waiting.current.get(count.id) === count) waiting.current.delete(count.id)
      queries.setQueryData(['stock', 'inventory', inventoryId], answer)
      setState(waiting.current.size ? 'saving' : 'saved')
    } catch (error) {
      setState('unsaved')
      if (error instanceof HttpError && error.status >= 400 && error.status < 500) {
        for (const count of sent) waiting.current.delete(count.id)
        toast.error(error.fields[0]?.message ?? error.display)
        void queries.invalidateQueries({ queryKey: ['stock', 'inventory', inventoryId] })
      }
      return
    } finally {
      isBusy.current = false
    }
    if (waiting.current.size) void flush()
  }, [calls, inventoryId, queries])

  useEffect(() => {
    const again = () => void flush()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [flush])

  const count = useCallback(
    (id: number, quantity_real: string | null) => {
      waiting.current.set(id, { id, quantity_real })
      void flush()
    },
    [flush],
  )
  return { count, flush, state }
}
