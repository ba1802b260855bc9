import type { QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAct } from '../../widgets/use-act'
import { forgetLists } from './forget-lists'

/** Runs an act that changes rows of a resource: its lists are asked again, the record being edited is not. */
export function useListAct(name: string, options: { atFields?: boolean } = {}) {
  const forget = useCallback((queries: QueryClient) => forgetLists(queries, name), [name])
  return useAct({ forget, ...options })
}
