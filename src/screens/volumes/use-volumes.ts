import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createVolumeAnswers, createVolumeRequests } from '../../../providers/trade/volumes'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

export function useVolumeRequestCalls() {
  const { http } = useEngine()
  return useMemo(() => createVolumeRequests(http), [http])
}

export function useVolumeAnswerCalls() {
  const { http } = useEngine()
  return useMemo(() => createVolumeAnswers(http), [http])
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['volumes'] })

/** Runs an act on requests for volumes: what is shown of them is read again. */
export const useVolumeAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })
