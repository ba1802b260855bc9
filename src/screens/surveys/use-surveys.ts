import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createSurveys } from '../../../providers/trade/surveys'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'

export function useSurveyCalls() {
  const { http } = useEngine()
  return useMemo(() => createSurveys(http), [http])
}

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['surveys'] })

/** Runs an act on statistics requests: what is shown of them is read again. */
export const useSurveyAct = (options?: { atFields?: boolean }) => useAct({ forget, ...options })
