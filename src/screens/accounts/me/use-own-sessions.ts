import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { sessionTexts as texts } from '../../../../i18n/fr/security'
import { sessionEndpoints } from '../../../../resources/accounts/own-account-endpoints'
import { useEndpoints } from '../../../fields/endpoints'
import { useAct } from '../../../widgets/use-act'

const queryKey = ['session', 'sessions']
const forgetSessions = (queries: QueryClient) => queries.invalidateQueries({ queryKey })

/** One's own open sessions, and how they are ended. */
export function useOwnSessions() {
  const calls = useEndpoints(sessionEndpoints)
  const queries = useQueryClient()
  const { run, isPending } = useAct({ forget: forgetSessions })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await calls.list({}, { signal, quiet: true })).data,
    gcTime: 0,
    retry: false,
  })
  const end = (ending: () => Promise<unknown>, said: string) =>
    run(ending, said, { refused: () => void forgetSessions(queries) })
  return {
    sessions: data,
    error,
    retry: () => void refetch(),
    isPending,
    end: (id: number) => end(() => calls.end({ id }), texts.ended),
    endOthers: () => end(() => calls.endOthers(), texts.othersEnded),
  }
}
