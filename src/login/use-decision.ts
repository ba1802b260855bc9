import { useState } from 'react'
import type { LinkedOrder } from '../../resources/orders/link-answers'
import { forgetLinkToken } from './link-token'
import { quiet, useLinked } from './use-linked'

/** Reads the order of a decision link, and decides it once. */
export function useDecision() {
  const path = '/order/decide'
  const { token, found: order, problem, isPending, run } = useLinked<LinkedOrder>(path)
  const [decided, setDecided] = useState<'validated' | 'passedOn' | 'refused'>()
  const decide = (decision: 'validated' | 'refused', reason = '') =>
    run(async (http) => {
      const body = { token, decision, ...(reason ? { reason } : {}) }
      const { status } = await http.post<Pick<LinkedOrder, 'status'>>(path, body, quiet)
      forgetLinkToken()
      setDecided(decision === 'validated' && status === '150' ? 'passedOn' : decision)
    })
  return { order, problem, decided, decide, isPending }
}
