import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionTexts as texts } from '../../../../i18n/fr/security'
import type { OwnSession } from '../../../../resources/accounts/answers'
import { useEngine } from '../../../fields/engine'
import { useAct } from '../../../widgets/use-act'

const queryKey = ['session', 'sessions']
const forgetSessions = (queries: QueryClient) => queries.invalidateQueries({ queryKey })

/** One's own open sessions, and how they are ended. */
export function useOwnSessions() {
  const { http } = useEngine()
  const queries = useQueryClient()
  const { run, isPending } = useAct({ forget: forgetSessions })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await http.get<{ data: OwnSession[] }>('/users/sessions', { signal, quiet: true })).data,
    gcTime: 0,
    retry: false,
  })
  const end = (path: string, said: string) =>
    run(() => http.delete(path), said, { refused: () => void forgetSessions(queries) })
  return {
    sessions: data,
    error,
    retry: () => void refetch(),
    isPending,
    end: (id: number) => end(`/users/sessions/${id}`, texts.ended),
    endOthers: () => end('/users/sessions', texts.othersEnded),
  }
}
