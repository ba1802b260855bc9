import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeyTexts as texts } from '../../../../i18n/fr/passkeys'
import { passkeyEndpoints } from '../../../../resources/accounts/own-endpoints'
import { useEndpoints } from '../../../fields/endpoints'
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
  const calls = useEndpoints(passkeyEndpoints)
  const { run, isPending } = useAct({ forget, atFields: true })
  const [error, setError] = useState<string>()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.list({}, { signal, quiet: true }),
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
          const { options } = await calls.prepare(await proofOf(calls, proof, hasPasskey), { quiet })
          const response = await startRegistration({
            optionsJSON: options as PublicKeyCredentialCreationOptionsJSON,
          })
          return calls.add({ name, response }, { quiet })
        },
        texts.added,
        ({ recovery_codes }) => after(recovery_codes),
      ),
    rename: (id: number, name: string, after: () => void) =>
      attempt(() => calls.rename({ id, name }, { quiet }), texts.renamed, after),
    remove: (id: number, proof: TypedProof, after: () => void) =>
      attempt(
        async () => calls.remove({ id, ...(await proofOf(calls, proof, hasPasskey)) }, { quiet }),
        texts.removed,
        after,
      ),
  }
}
