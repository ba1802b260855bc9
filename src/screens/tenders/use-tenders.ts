import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { createConsultations, createTenders } from '../../../providers/trade/tenders'
import type { TenderHead } from '../../../resources/tenders/preparation-answers'
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

/** The preparation of a tender, as every step of it reads and writes; read again when its form was saved. */
export function usePreparation(id: number, version: number) {
  const calls = useTenderCalls()
  const query = useQuery({
    queryKey: ['tender', 'preparation', id],
    queryFn: ({ signal }) => calls.preparation(id, signal),
  })
  // Another version of the tender is read behind what is shown; where that fails, what is typed stays.
  const { refetch } = query
  const read = query.data?.tender.lock_version
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (read === undefined || read === version || asked.current === version) return
    asked.current = version
    void refetch()
  }, [read, version, refetch])
  return query
}

/** Where the invited suppliers of a tender do not deliver, by lot and department. */
export function useWhiteZones(id: number) {
  const calls = useTenderCalls()
  return useQuery({
    queryKey: ['tender', 'white-zones', id],
    queryFn: ({ signal }) => calls.whiteZones(id, signal),
  })
}

/** What changed since the tender that this one was taken over from; asked where it was. */
export function useChanges({ id, previous_id }: Pick<TenderHead, 'id' | 'previous_id'>) {
  const calls = useTenderCalls()
  return useQuery({
    queryKey: ['tender', 'changes', id, previous_id],
    queryFn: ({ signal }) => calls.changes(id, signal),
    enabled: previous_id !== null,
  })
}

/** What the published weights of a tender would have chosen the last time; asked when it is published only. */
export function useKeptRehearsal(id: number, isPublished: boolean) {
  const calls = useTenderCalls()
  return useQuery({
    queryKey: ['tender', 'rehearsal', id],
    queryFn: ({ signal }) => calls.rehearsal(id, signal),
    enabled: isPublished,
  })
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['tender'] })

/** Runs an act on tenders: what is shown of them is read again. */
export const useTenderAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })
