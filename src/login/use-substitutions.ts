import { useState } from 'react'
import type { LinkedSubstitutions } from '../../resources/orders/link-answers'
import { forgetLinkToken } from './link-token'
import { quiet, useLinked } from './use-linked'

/** What is proposed, with the line that it stands for. */
export type Proposed = LinkedSubstitutions['substitutions'][number]

/** Reads what a supplier proposes by the link of the mail, and answers it once. */
export function useSubstitutions() {
  const path = '/order/substitutions'
  const { token, found: order, run, ...state } = useLinked<LinkedSubstitutions>(path)
  const [isDone, setDone] = useState(false)
  const answer = (decisions: readonly { id: number; decision: 'accepted' | 'refused' }[]) =>
    run(async (http) => {
      await http.post(path, { token, decisions }, quiet)
      forgetLinkToken()
      setDone(true)
    })
  const { problem, setProblem, isPending } = state
  return { order, problem, setProblem, isDone, isPending, answer }
}
