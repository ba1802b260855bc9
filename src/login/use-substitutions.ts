import { useEffect, useState } from 'react'
import { HttpError } from '../../providers/http-error'
import type { SubstitutionAnswer } from '../../resources/orders/substitution'
import { useLogin } from './context'
import { sayEntry } from './say-entry'
import { takeSecret } from './take-secret'

type Line = Pick<SubstitutionAnswer, 'label' | 'quantity' | 'line_ht' | 'OrderUnit'>

/** What is proposed, with the line that it stands for. */
export type Proposed = SubstitutionAnswer & { asked: Line }

/** What the page of the link shows (`GET /order/substitutions`). */
export interface LinkedSubstitutions {
  number: string
  adherent: string
  supplier: string
  ask_delivery_date: string
  supplier_delivery_date: string | null
  substitutions: Proposed[]
}

const problemOf = (error: unknown): string =>
  error instanceof HttpError ? error.display : sayEntry('error.unexpected')
const quiet = { quiet: true, on401: 'pass' } as const

/** Reads what a supplier proposes by the link of the mail, and answers it once. */
export function useSubstitutions() {
  const { connect } = useLogin()
  const [token] = useState(() => takeSecret('token'))
  const [order, setOrder] = useState<LinkedSubstitutions>()
  const [problem, setProblem] = useState<string>()
  const [isDone, setDone] = useState(false)
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (!token) return setProblem(sayEntry('slip.missing'))
      try {
        const { http } = await connect()
        const found = await http.get<LinkedSubstitutions>('/order/substitutions', {
          query: { token },
          ...quiet,
        })
        if (!isGone) setOrder(found)
      } catch (error) {
        if (!isGone) setProblem(problemOf(error))
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [connect, token])

  const answer = async (decisions: readonly { id: number; decision: 'accepted' | 'refused' }[]) => {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      const { http } = await connect()
      await http.post('/order/substitutions', { token, decisions }, quiet)
      setDone(true)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }
  return { order, problem, setProblem, isDone, isPending, answer }
}
