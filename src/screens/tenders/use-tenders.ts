import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createConsultations, createTenders } from '../../../providers/trade/tenders'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

export function useTenderCalls() {
  const { http } = useEngine()
  return useMemo(() => createTenders(http), [http])
}

export function useConsultationCalls() {
  const { http } = useEngine()
  return useMemo(() => createConsultations(http), [http])
}

/** The preparation of a tender, as every step of it reads and writes. */
export function usePreparation(id: number) {
  const calls = useTenderCalls()
  return useQuery({
    queryKey: ['tender', 'preparation', id],
    queryFn: ({ signal }) => calls.preparation(id, signal),
  })
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['tender'] })

/** Runs an act on tenders: what is shown of them is read again. */
export const useTenderAct = () => useAct({ forget })
