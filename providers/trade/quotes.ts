import type { QuotePageAnswer } from '../../resources/quotes/answers'
import type { Http } from '../http'

/** What is done with an accepted quote. */
export interface QuoteAccepted {
  line_id: number
  make: 'none' | 'product' | 'cart'
  label?: string
}

/** The calls of requests for quotes. */
export const createQuotes = (http: Http) => ({
  page: (id: number, signal?: AbortSignal) => http.get<QuotePageAnswer>(`/quote/${id}/page`, { signal }),
  send: (id: number) => http.put<QuotePageAnswer>(`/quote/${id}/send`),
  resend: (id: number, line_id: number) => http.put<QuotePageAnswer>(`/quote/${id}/resend`, { line_id }),
  accept: (id: number, body: QuoteAccepted) => http.put<QuotePageAnswer>(`/quote/${id}/accept`, body),
  refuse: (id: number, reason: string) => http.put<QuotePageAnswer>(`/quote/${id}/refuse`, { reason }),
})
