import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyTexts as texts } from '../../../../i18n/fr/passkeys'
import type { NewPasskey, OwnPasskey } from '../../../../resources/accounts/answers'
import { useEngine } from '../../../fields/engine'
import { useAct } from '../../../widgets/use-act'
import { proofOf, type TypedProof } from './passkey-proof'

const queryKey = ['session', 'passkeys']
const quiet = ['err400', 'err409', 'err431']

const forget = async (queries: QueryClient) => {
  await queries.invalidateQueries({ queryKey })
  await queries.invalidateQueries({ queryKey: ['session', 'two-factor'] })
}

/** One's own passkeys, and how they come and go. */
export function useOwnPasskeys() {
  const { http } = useEngine()
  const { run, isPending } = useAct({ forget, atFields: true })
  const [error, setError] = useState<string>()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => http.get<OwnPasskey[]>('/users/passkeys', { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
  const hasPasskey = (query.data?.length ?? 0) > 0
  const attempt = <T>(work: () => Promise<T>, said: string, after: (answer: T) => void) => {
    setError(undefined)
    return run(work, said, {
      after,
      refused: (refusal) => setError(refusal.fields[0]?.message ?? refusal.display),
    })
  }
  return {
    passkeys: query.data,
    failed: query.error,
    retry: () => void query.refetch(),
    error,
    forgetError: () => setError(undefined),
    isPending,
    hasPasskey,
    add: (name: string, proof: TypedProof, after: (codes: readonly string[]) => void) =>
      attempt(
        async () => {
          const { options } = await http.post<{ options: PublicKeyCredentialCreationOptionsJSON }>(
            '/users/passkeys/options',
            await proofOf(http, proof, hasPasskey),
            { quiet },
          )
          const response = await startRegistration({ optionsJSON: options })
          return http.post<NewPasskey>('/users/passkeys', { name, response }, { quiet })
        },
        texts.added,
        ({ recovery_codes }) => after(recovery_codes),
      ),
    rename: (id: number, name: string, after: () => void) =>
      attempt(() => http.put(`/users/passkeys/${id}`, { name }, { quiet }), texts.renamed, after),
    remove: (id: number, proof: TypedProof, after: () => void) =>
      attempt(
        async () =>
          http.post(`/users/passkeys/${id}/remove`, await proofOf(http, proof, hasPasskey), { quiet }),
        texts.removed,
        after,
      ),
  }
}
