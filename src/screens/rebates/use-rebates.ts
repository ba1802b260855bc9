import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createRebates } from '../../../providers/trade/rebates'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

export function useRebateCalls() {
  const { http } = useEngine()
  return useMemo(() => createRebates(http), [http])
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['rebates'] })

/** Runs an act on settlements: what is shown of them is read again. */
export const useRebateAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })
