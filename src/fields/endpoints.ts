import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type ClientOf, callEndpoint, clientOf } from '../../providers/endpoints'
import type { AnswerOf, Endpoint, Endpoints, GivenOf } from '../../resources/schema/endpoint'
import { useAct } from '../widgets/use-act'
import { useEngine } from './engine'

/** The client of declared endpoints, on the wire of the application around. */
export function useEndpoints<const T extends Endpoints>(endpoints: T): ClientOf<T> {
  const { http } = useEngine()
  return useMemo(() => clientOf(http, endpoints), [http, endpoints])
}

interface HowRead<A> {
  /** Milliseconds after which it is read again, as it stands. */
  every?: (answer: A | undefined) => number | false
  /** What was answered to the question before stays until this one is. */
  keeps?: boolean
  /** What was read a moment ago is not read again: of what several parts of a screen ask for. */
  recent?: boolean
  /** Not before this is so. */
  enabled?: boolean
  /** What the page types into is a copy of it: it is forgotten on leaving, so that no older copy opens again. */
  isEdited?: boolean
  /** The screen says failures itself. */
  quiet?: boolean
}

/** What a GET answers, read anew whenever its screen opens; its key starts with the resource that it is about, else with its tag. */
export function useAnswer<const E extends Endpoint>(
  endpoint: E,
  given: GivenOf<E>,
  { every, keeps, recent = false, enabled, isEdited, quiet }: HowRead<AnswerOf<E>> = {},
): UseQueryResult<AnswerOf<E>, Error> {
  const { http } = useEngine()
  return useQuery<AnswerOf<E>, Error>({
    queryKey: [endpoint.of ?? endpoint.tag, endpoint.call, given],
    queryFn: ({ signal }) => callEndpoint(http, endpoint, { given, signal, quiet }) as Promise<AnswerOf<E>>,
    refetchOnMount: recent || 'always',
    enabled,
    ...(isEdited && { gcTime: 0 }),
    ...(keeps && { placeholderData: keepPreviousData }),
    ...(every && { refetchInterval: ({ state }) => every(state.data) }),
  })
}

/** Runs what endpoints do; what was read under the tags is read again, as is shown of their documents. */
export function useEndpointAct(tags: readonly string[], options?: { atFields?: boolean; queued?: boolean }) {
  const key = tags.join('\n')
  const forget = useCallback(
    (queries: QueryClient) =>
      Promise.all(key.split('\n').map((tag) => queries.invalidateQueries({ queryKey: [tag] }))),
    [key],
  )
  return useAct({ forget, ...options })
}
