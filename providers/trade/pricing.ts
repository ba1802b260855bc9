import type { DriftAnswer, PriceGridAnswer, PriceUpdatePageAnswer } from '../../resources/pricing/answers'
import type { PriceEntry } from '../../resources/pricing/price-entry'
import type { priceUpdateLine, priceUpdateLog } from '../../resources/pricing/price-update-response'
import type {
  PriceRequestAnswer,
  PriceRequestHead,
  PriceWorkbookAnswer,
} from '../../resources/pricing/request-answers'
import type { RowOf } from '../../resources/schema/infer'
import type { Http } from '../http'

/** What is decided of a line. */
export interface PriceDecided
  extends RowOf<typeof priceUpdateLine, 'id' | 'decision'>,
    Partial<RowOf<typeof priceUpdateLine, 'lock_version' | 'decided_quotation'>> {
  reason?: string | null
}

/** A change of a campaign, as its log tells it. */
export interface PriceLogLine
  extends RowOf<typeof priceUpdateLog, 'id' | 'at' | 'origin' | 'what' | 'before' | 'after'> {
  supplier: string | null
  article: string | null
  author: string | null
}

/** The calls of the back office's campaigns of prices. */
export const createPriceUpdates = (http: Http) => ({
  page: (id: number, signal?: AbortSignal) =>
    http.get<PriceUpdatePageAnswer>(`/price-update/${id}/page`, { signal }),
  grid: (id: number, signal?: AbortSignal) =>
    http.get<PriceGridAnswer>(`/price-update/${id}/grid`, { signal }),
  drift: (id: number, signal?: AbortSignal) => http.get<DriftAnswer>(`/price-update/${id}/drift`, { signal }),
  log: (id: number, signal?: AbortSignal) =>
    http.get<{ data: PriceLogLine[] }>(`/price-update/${id}/log`, { query: { limit: false }, signal }),
  open: (id: number) => http.put<PriceUpdatePageAnswer>(`/price-update/${id}/open`),
  close: (id: number) => http.put<PriceUpdatePageAnswer>(`/price-update/${id}/close`),
  remind: (id: number) => http.put<{ count: number }>(`/price-update/${id}/remind`),
  reopen: (id: number, response_id: number, until: unknown) =>
    http.put<PriceUpdatePageAnswer>(`/price-update/${id}/reopen`, { response_id, until }),
  decide: (id: number, lines: readonly PriceDecided[]) =>
    http.put<{ count: number }>(`/price-update/${id}/decisions`, { lines }),
  rule: (id: number, rule: 'accept' | 'refuse', pct?: string) =>
    http.put<{ count: number }>(`/price-update/${id}/rule`, { rule, ...(pct && { pct }) }),
  validate: (id: number, appliance_date: unknown) =>
    http.put<PriceUpdatePageAnswer>(`/price-update/${id}/validate`, { appliance_date }),
  apply: (id: number) => http.put<PriceUpdatePageAnswer>(`/price-update/${id}/apply`),
  cancel: (id: number, reason: string) =>
    http.put<PriceUpdatePageAnswer>(`/price-update/${id}/cancel`, { reason }),
})

/** The calls of a supplier's own prices. */
export const createPriceRequests = (http: Http) => ({
  list: (signal?: AbortSignal) =>
    http.get<{ data: PriceRequestHead[]; now: string }>('/price-request', {
      query: { limit: false },
      signal,
    }),
  one: (id: number, signal?: AbortSignal) => http.get<PriceRequestAnswer>(`/price-request/${id}`, { signal }),
  save: (
    id: number,
    body: { lines: readonly PriceEntry[]; saved_at: string | null; origin: 'screen' | 'import' },
  ) => http.put<{ saved_at: string }>(`/price-request/${id}/lines`, body),
  send: (id: number) =>
    http.put<{ receipt_number: string; submitted_at: string }>(`/price-request/${id}/send`),
  correct: (id: number) => http.put<{ status: string }>(`/price-request/${id}/correct`),
  read: (id: number, file: File) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return http.upload<PriceWorkbookAnswer>(`/price-request/${id}/workbook`, form)
  },
})
