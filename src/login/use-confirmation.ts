import { useEffect, useState } from 'react'
import { HttpError } from '../../providers/http-error'
import { type Answered, answerIssue, answersOf, confirmationOf } from '../../resources/orders/confirmation'
import type { ConfirmedOrder, LinkedOrder } from '../../resources/orders/link-answers'
import { useLogin } from './context'
import { sayEntry } from './say-entry'

const quiet = { quiet: true, on401: 'pass' } as const
/** What an answer with articles of its own asks: a quantity far from habit (5-doors §1, P). */
const meant = { confirmed: ['habit'] }
const problemOf = (error: unknown): string =>
  error instanceof HttpError ? error.display : sayEntry('error.unexpected')
const isAnswerable = ({ status, is_cancelled }: LinkedOrder) =>
  !is_cancelled && (status === '300' || status === '400')

/** Reads the order of a supplier's link and sends its answer (T13); nothing is confirmed before the button. */
export function useConfirmation(token: string) {
  const { connect } = useLogin()
  const [order, setOrder] = useState<LinkedOrder>()
  const [day, setDay] = useState('')
  const [answers, setAnswers] = useState<readonly Answered[]>([])
  /** A quantity has been asked about: sent again, it is meant. */
  const [isAsked, setAsked] = useState(false)
  const [warned, setWarned] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      try {
        const { http } = await connect()
        const found = await http.get<LinkedOrder>('/download/order', { query: { token }, ...quiet })
        if (isGone || !isAnswerable(found)) return
        setOrder(found)
        setDay(found.supplier_delivery_date ?? found.ask_delivery_date)
        setAnswers(answersOf(found.lines))
      } catch (error) {
        if (!isGone) setProblem(problemOf(error))
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [connect, token])

  const issues = order?.lines.map((line, index) => answers[index] && answerIssue(line, answers[index])) ?? []
  const change = (line: number, patch: Partial<Answered>) => {
    // What was asked was asked of what stood there.
    setAsked(false)
    setAnswers((known) => known.map((one) => (one.line_id === line ? { ...one, ...patch } : one)))
  }
  const confirm = async () => {
    setTried(true)
    setProblem(undefined)
    if (issues.some(Boolean)) return setProblem(sayEntry('confirm.lineErrors'))
    setPending(true)
    try {
      const { http } = await connect()
      const body = { token, ...confirmationOf(day, answers), ...(isAsked ? meant : {}) }
      const confirmed = await http.post<ConfirmedOrder>('/download/confirm', body, quiet)
      setOrder(confirmed)
      setWarned(confirmed.warned)
      setDone(true)
    } catch (error) {
      setAsked(error instanceof HttpError && error.type === 'err519')
      setProblem(problemOf(error))
    } finally {
      setPending(false)
    }
  }
  return {
    order,
    day,
    setDay,
    answers,
    issues: isTried ? issues : [],
    change,
    confirm,
    isAsked,
    warned,
    problem,
    isPending,
    isDone,
  }
}
