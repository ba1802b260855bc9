import { useState } from 'react'
import type { AnsweredSubstitutions, LinkedSubstitutions } from '../../resources/orders/link-answers'
import { forgetLinkToken } from './link-token'
import { quiet, useLinked } from './use-linked'

/** What is proposed, with the line that it stands for. */
export type Proposed = LinkedSubstitutions['substitutions'][number]

/** Reads what a supplier proposes by the link of the mail, and answers it once. */
export function useSubstitutions() {
  const path = '/order/substitutions'
  const { token, found: order, run, ...state } = useLinked<LinkedSubstitutions>(path)
  const [isDone, setDone] = useState(false)
  const [warned, setWarned] = useState<readonly string[]>([])
  const answer = (decisions: readonly { id: number; decision: 'accepted' | 'refused' }[]) =>
    run(async (http) => {
      const answered = await http.post<AnsweredSubstitutions>(path, { token, decisions }, quiet)
      setWarned(answered.warned)
      forgetLinkToken()
      setDone(true)
    })
  const { problem, setProblem, isPending } = state
  return { order, problem, setProblem, isDone, warned, isPending, answer }
}
