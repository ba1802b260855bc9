import { useEffect, useState } from 'react'
import { HttpError } from '../../providers/http-error'
import { useLogin } from './context'
import { sayEntry } from './say-entry'
import { takeSecret } from './take-secret'

/** What the page of a decision link shows (`GET /order/decide`). */
export interface DecisionOrder {
  number: string
  adherent: string
  supplier: string
  author: string
  status: string
  ask_delivery_date: string
  order_total_ht: string
  order_total_ttc: string
  comment: string | null
  lines: {
    id: number
    label: string
    quantity: string
    OrderUnit: { label: string } | null
    line_ht: string
  }[]
}

const problemOf = (error: unknown): string =>
  error instanceof HttpError ? error.display : sayEntry('error.unexpected')
const quiet = { quiet: true, on401: 'pass' } as const

/** Reads the order of a decision link, and decides it once. */
export function useDecision() {
  const { connect } = useLogin()
  const [token] = useState(() => takeSecret('token'))
  const [order, setOrder] = useState<DecisionOrder>()
  const [problem, setProblem] = useState<string>()
  const [decided, setDecided] = useState<'validated' | 'passedOn' | 'refused'>()

  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (!token) return setProblem(sayEntry('slip.missing'))
      try {
        const { http } = await connect()
        const found = await http.get<DecisionOrder>('/order/decide', { query: { token }, ...quiet })
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

  const [isPending, setPending] = useState(false)
  const decide = async (decision: 'validated' | 'refused', reason = '') => {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      const { http } = await connect()
      const body = { token, decision, ...(reason ? { reason } : {}) }
      const { status } = await http.post<Pick<DecisionOrder, 'status'>>('/order/decide', body, quiet)
      setDecided(decision === 'validated' && status === '150' ? 'passedOn' : decision)
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }
  return { order, problem, decided, decide, isPending }
}
