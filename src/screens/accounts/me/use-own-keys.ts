import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keyTexts as texts } from '../../../../i18n/fr/security'
import type { NewKeyAnswer, OwnKey } from '../../../../resources/accounts/answers'
import type { apiKey } from '../../../../resources/accounts/api-key'
import type { RowOf } from '../../../../resources/schema/infer'
import { useEngine } from '../../../fields/engine'
import { useAct } from '../../../widgets/use-act'

export interface NewKey extends RowOf<typeof apiKey, 'name' | 'last_day'> {
  permissions: readonly string[]
  password: string
}

const queryKey = ['session', 'api-keys']
const forgetKeys = (queries: QueryClient) => queries.invalidateQueries({ queryKey })
/** Errors that the dialog says itself. */
const quiet = ['err400', 'err431']

/** One's own keys of the API, and how they are made and revoked; a new one's secret is there until it was noted. */
export function useOwnKeys() {
  const { http } = useEngine()
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const making = useAct({ forget: forgetKeys, atFields: true })
  const ending = useAct({ forget: forgetKeys })
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<OwnKey[]>('/users/api-keys', { signal, quiet: true }),
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
      making.run(() => http.post<NewKeyAnswer>('/users/api-keys', key, { quiet }), undefined, {
        after: ({ key: made }) => setSecret(made),
      }),
    isEnding: ending.isPending,
    end: (id: number) =>
      ending.run(() => http.delete(`/users/api-keys/${id}`), texts.revoked, {
        refused: () => void forgetKeys(queries),
      }),
  }
}
