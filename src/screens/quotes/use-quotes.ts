import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createQuotes } from '../../../providers/trade/quotes'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

export function useQuoteCalls() {
  const { http } = useEngine()
  return useMemo(() => createQuotes(http), [http])
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['quotes'] })

/** Runs an act on a request: what is shown of it is read again. */
export const useQuoteAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })
