import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createLitigations } from '../../providers/trade/litigations'
import { useEngine } from '../fields/engine'
import { useAct } from '../widgets/use-act'

export function useLitigationCalls() {
  const { http } = useEngine()
  return useMemo(() => createLitigations(http), [http])
}

const forgetLitigations = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['litigation'] })

/** Runs an act on a litigation: what is on screen is asked again. */
export const useLitigationAct = () => useAct({ forget: forgetLitigations })
