import { useCallback, useEffect, useState } from 'react'
import { quoteLinkTexts as texts } from '../../i18n/fr/quote-link'
import type { Http } from '../../providers/http'
import { HttpError } from '../../providers/http-error'
import { saveBlob } from '../../providers/transfers'
import type { LinkedQuoteAnswer } from '../../resources/quotes/answers'
import { useLogin } from './context'
import { takeSecret } from './take-secret'

/** What a supplier answers, as it is sent. */
export interface SentQuote {
  amount_ht: string
  rate_id: number
  valid_until: string
  reference: string | null
  comment: string | null
}

const quiet = { quiet: true, on401: 'pass' } as const
const problemOf = (error: unknown): string =>
  error instanceof HttpError ? (error.fields[0]?.message ?? error.display) : texts.unexpected

/** Reads the request of a supplier's link, and sends, withdraws or declines its quote. */
export function useQuoteAnswer() {
  const { connect } = useLogin()
  const [token] = useState(() => takeSecret('token'))
  const [quote, setQuote] = useState<LinkedQuoteAnswer>()
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    let isGone = false
    const read = async () => {
      if (!token) return setProblem(texts.missing)
      try {
        const { http } = await connect()
        const found = await http.get<LinkedQuoteAnswer>('/quote-answer', { query: { token }, ...quiet })
        if (!isGone) setQuote(found)
      } catch (error) {
        if (!isGone) setProblem(problemOf(error))
      }
    }
    void read()
    return () => {
      isGone = true
    }
  }, [connect, token])

  const run = useCallback(
    async (act: (http: Http) => Promise<LinkedQuoteAnswer | undefined>) => {
      setPending(true)
      setProblem(undefined)
      try {
        const { http } = await connect()
        const now = await act(http)
        if (now) setQuote(now)
      } catch (error) {
        setProblem(problemOf(error))
      } finally {
        setPending(false)
      }
    },
    [connect],
  )

  const answer = (sent: SentQuote, file: File | undefined) =>
    run(async (http) => {
      if (file) {
        const form = new FormData()
        form.append('files', file)
        await http.upload('/quote-answer/file', form, { query: { token }, ...quiet })
      }
      return http.post<LinkedQuoteAnswer>('/quote-answer', { token, ...sent }, quiet)
    })
  const withdraw = () =>
    run((http) => http.post<LinkedQuoteAnswer>('/quote-answer/withdraw', { token }, quiet))
  const decline = (comment: string | null) =>
    run((http) => http.post<LinkedQuoteAnswer>('/quote-answer/decline', { token, comment }, quiet))
  const download = (path: string, filename: string) =>
    run(async (http) => {
      const { blob, filename: sent } = await http.download(path, { query: { token }, ...quiet })
      saveBlob(blob, sent ?? filename)
      return undefined
    })
  return { quote, problem, isPending, answer, withdraw, decline, download }
}
