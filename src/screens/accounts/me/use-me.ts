import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { meEndpoints } from '../../../../resources/accounts/own-account-endpoints'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { useEndpoints } from '../../../fields/endpoints'
import { useApp } from '../../../layout/app-context'

/** The own account, fresh from the server, and the verbs that change what the page knows of it. */
export function useMe() {
  const { client } = useApp()
  const calls = useEndpoints(meEndpoints)
  const queries = useQueryClient()
  const [saved, setSaved] = useState<ReadRow>()
  const [round, setRound] = useState(0)
  const query = useQuery({
    queryKey: ['session', 'me'],
    queryFn: ({ signal }) => calls.me({}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return {
    me: saved ?? query.data,
    error: query.error,
    /** Changes when the form has to begin anew. */
    round,
    async reload() {
      const { data } = await query.refetch()
      setSaved(data)
      setRound((n) => n + 1)
    },
    /** Keeps the saved account, and tells the rest of the page (top bar, home); an address that waits stands in a new form. */
    keep(row: ReadRow) {
      if (row.pending_email) setRound((n) => n + 1)
      setSaved(row)
      void client.account.load().then((user) => queries.setQueryData(['session', 'user'], user))
    },
  }
}
