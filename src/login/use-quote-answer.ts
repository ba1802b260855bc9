import { useEffect, useRef } from 'react'
import type { Http } from '../../providers/http'
import { saveBlob } from '../../providers/transfers'
import type { LinkedQuoteAnswer } from '../../resources/quotes/answers'
import type { quoteLine } from '../../resources/quotes/quote'
import type { RowOf } from '../../resources/schema/infer'
import { quiet, useLinked } from './use-linked'

/** What a supplier answers, as it is sent. */
export type SentQuote = RowOf<
  typeof quoteLine,
  'amount_ht' | 'rate_id' | 'valid_until' | 'reference' | 'comment'
>

/** The longest that a browser's timer waits, in milliseconds. */
const longest = 2 ** 31 - 2000

/** Reads the request again once its limit has passed by the server's clock; the limit itself is still in time. */
function useLimit(quote: LinkedQuoteAnswer | undefined, read: () => void) {
  const again = useRef(read)
  again.current = read
  const wait =
    quote?.is_open === true ? Date.parse(quote.response_date_limit) - Date.parse(quote.now) + 1000 : 0
  useEffect(() => {
    if (wait <= 0 || wait > longest) return undefined
    const timer = setTimeout(() => again.current(), wait)
    return () => clearTimeout(timer)
  }, [wait])
}

/** Reads the request of a supplier's link, and sends, withdraws or declines its quote. */
export function useQuoteAnswer() {
  const linked = useLinked<LinkedQuoteAnswer>('/quote-answer')
  const { token, found: quote, setFound, problem, isPending } = linked
  useLimit(quote, linked.readAgain)
  const run = (act: (http: Http) => Promise<LinkedQuoteAnswer>) =>
    linked.run(async (http) => setFound(await act(http)))

  const withFile =
    (file: File | undefined, act: (http: Http) => Promise<LinkedQuoteAnswer>) => async (http: Http) => {
      if (file) {
        const form = new FormData()
        form.append('files', file)
        await http.upload('/quote-answer/file', form, { query: { token }, ...quiet })
      }
      return act(http)
    }
  const post = (act: '' | '/withdraw' | '/decline', body: Partial<SentQuote>) => (http: Http) =>
    http.post<LinkedQuoteAnswer>(`/quote-answer${act}`, { token, ...body }, quiet)
  const answer = (sent: SentQuote, file: File | undefined) => run(withFile(file, post('', sent)))
  const save = (typed: SentQuote, file: File | undefined) =>
    run(withFile(file, (http) => http.put('/quote-answer', { token, ...typed }, quiet)))
  const withdraw = () => run(post('/withdraw', {}))
  const decline = (comment: string | null) => run(post('/decline', { comment }))
  const download = (path: string, filename: string) =>
    linked.run(async (http) => {
      const { blob, filename: sent } = await http.download(path, { query: { token }, ...quiet })
      saveBlob(blob, sent ?? filename)
    })
  return { quote, problem, isPending, answer, save, withdraw, decline, download }
}
