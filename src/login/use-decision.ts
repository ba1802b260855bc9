import { useState } from 'react'
import { HttpError } from '../../providers/http-error'
import type { GiveBack } from '../../resources/orders/guard-refusal'
import type { LinkedOrder } from '../../resources/orders/link-answers'
import { forgetLinkToken } from './link-token'
import { quiet, useLinked } from './use-linked'

/** To whom a validation that was refused may be given back. */
const backOf = (error: unknown): GiveBack | undefined =>
  error instanceof HttpError ? ((error.body as { back?: GiveBack } | null)?.back ?? undefined) : undefined

/** Reads the order of a decision link, and decides it once. */
export function useDecision() {
  const path = '/order/decide'
  const { token, found: order, problem, isPending, run } = useLinked<LinkedOrder>(path)
  const [decided, setDecided] = useState<'validated' | 'passedOn' | 'refused'>()
  const [back, setBack] = useState<GiveBack>()
  const decide = (decision: 'validated' | 'refused', reason = '') =>
    run(async (http) => {
      const body = { token, decision, ...(reason ? { reason } : {}) }
      setBack(undefined)
      const { status } = await http
        .post<Pick<LinkedOrder, 'status'>>(path, body, quiet)
        .catch((error: unknown) => {
          setBack(backOf(error))
          throw error
        })
      forgetLinkToken()
      setDecided(decision === 'validated' && status === '150' ? 'passedOn' : decision)
    })
  return { order, problem, decided, decide, isPending, back }
}
