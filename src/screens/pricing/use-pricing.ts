import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createPriceRequests, createPriceUpdates } from '../../../providers/trade/pricing'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

export function usePriceUpdateCalls() {
  const { http } = useEngine()
  return useMemo(() => createPriceUpdates(http), [http])
}

export function usePriceRequestCalls() {
  const { http } = useEngine()
  return useMemo(() => createPriceRequests(http), [http])
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['pricing'] })

/** Runs an act on campaigns of prices: what is shown of them is read again. */
export const usePricingAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })
