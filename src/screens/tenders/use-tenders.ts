import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { HttpError } from '../../../providers/http-error'
import { createConsultations, createTenders } from '../../../providers/trade/tenders'
import { useEngine } from '../../fields/engine'
import { toast } from '../../widgets/toast-store'

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

/** Runs an act: success is told, refusals that name a field are too, and what is shown of tenders is read again. */
export function useTenderAct() {
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function run<T>(
    act: () => Promise<T>,
    said?: (answer: T) => string | undefined,
  ): Promise<T | undefined> {
    setPending(true)
    try {
      const answer = await act()
      const text = said?.(answer)
      if (text) toast.success(text)
      return answer
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.fields[0]) toast.error(error.fields[0].message)
      return undefined
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: ['tender'] })
    }
  }
  return { run, isPending }
}
