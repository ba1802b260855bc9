import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyTexts as texts } from '../../../../i18n/fr/security'
import { keyEndpoints } from '../../../../resources/accounts/own-endpoints'
import type { GivenOf } from '../../../../resources/schema/endpoint'
import { useEndpoints } from '../../../fields/endpoints'
import { useAct } from '../../../widgets/use-act'

export type NewKey = GivenOf<typeof keyEndpoints.create> & { password: string }

const queryKey = ['session', 'api-keys']
const forgetKeys = (queries: QueryClient) => queries.invalidateQueries({ queryKey })
/** Errors that the dialog says itself. */
const quiet = ['err400', 'err431']

/** One's own keys of the API, and how they are made and revoked; a new one's secret is there until it was noted. */
export function useOwnKeys() {
  const calls = useEndpoints(keyEndpoints)
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const making = useAct({ forget: forgetKeys, atFields: true })
  const ending = useAct({ forget: forgetKeys })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list({}, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  return {
    keys: data,
    error,
    retry: () => void refetch(),
    secret,
    note: () => setSecret(undefined),
    isMaking: making.isPending,
    errors: making.errors,
    make: (key: NewKey) =>
      making.run(() => calls.create(key, { quiet }), undefined, {
        after: ({ key: made }) => setSecret(made),
      }),
    isEnding: ending.isPending,
    end: (id: number) =>
      ending.run(() => calls.revoke({ id }), texts.revoked, {
        refused: () => void forgetKeys(queries),
      }),
  }
}
