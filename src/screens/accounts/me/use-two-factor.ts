import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factorTexts as texts } from '../../../../i18n/fr/security'
import type { FactorState } from '../../../../resources/accounts/answers'
import { factorEndpoints } from '../../../../resources/accounts/own-account-endpoints'
import { passkeyEndpoints } from '../../../../resources/accounts/own-endpoints'
import { useEndpoints } from '../../../fields/endpoints'
import { toast } from '../../../widgets/toast-store'
import { useAct } from '../../../widgets/use-act'
import { proofOf, type TypedProof } from './passkey-proof'

export interface Enrolment {
  secret: string
  qr: readonly string[]
}

/** What the password is asked for. */
export type Purpose = 'enrol' | 'disable' | 'recovery-codes'

/** Where one stands: nothing under way, the password, the code of the new application, the codes to note. */
export type FactorStep =
  | { name: 'rest' }
  | { name: 'password'; purpose: Purpose }
  | { name: 'scan'; enrolment: Enrolment }
  | { name: 'codes'; codes: readonly string[] }

const queryKey = ['session', 'two-factor']
const rest: FactorStep = { name: 'rest' }
/** Errors that the card says itself. */
const quiet = ['err400', 'err431']

const forgetFactor = async (queries: QueryClient) => {
  await queries.invalidateQueries({ queryKey: ['session', 'sessions'] })
  await queries.invalidateQueries({ queryKey })
}

function useFactorQuery() {
  const calls = useEndpoints(factorEndpoints)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.state({}, { signal, quiet: true }),
    gcTime: 0,
    retry: false,
  })
}

/** What is known of one's own second factor. */
export const useFactorState = (): FactorState | undefined => useFactorQuery().data

/** One's own second factor, and the steps by which it changes. */
export function useTwoFactor() {
  const calls = useEndpoints(factorEndpoints)
  const passkeys = useEndpoints(passkeyEndpoints)
  const { run, isPending } = useAct({ forget: forgetFactor, atFields: true })
  const [step, setStep] = useState(rest)
  const [error, setError] = useState<string>()
  const query = useFactorQuery()

  const go = (next: FactorStep) => {
    setError(undefined)
    setStep(next)
  }
  const attempt = (work: () => Promise<FactorStep>) =>
    run(work, undefined, {
      after: go,
      refused: (refusal) => setError(refusal.fields[0]?.message ?? refusal.display),
    })

  return {
    state: query.data,
    failed: query.error !== null,
    retry: () => void query.refetch(),
    step,
    error,
    isPending,
    ask: (purpose: Purpose) => go({ name: 'password', purpose }),
    cancel: () => go(rest),
    prove: (purpose: Purpose, typed: TypedProof) =>
      attempt(async () => {
        const proof = await proofOf(passkeys, typed, (query.data?.passkeys ?? 0) > 0)
        if (purpose === 'enrol') return { name: 'scan', enrolment: await calls.enrol(proof, { quiet }) }
        if (purpose === 'recovery-codes')
          return { name: 'codes', codes: (await calls.renewCodes(proof, { quiet })).recovery_codes }
        await calls.disable(proof, { quiet })
        toast.success(texts.disabled)
        return rest
      }),
    confirm: (code: string) =>
      attempt(async () => {
        const { recovery_codes } = await calls.confirm({ code }, { quiet })
        toast.success(texts.enabled)
        return { name: 'codes', codes: recovery_codes }
      }),
  }
}
