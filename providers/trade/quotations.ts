import type {
  TrackedFamily,
  TrackedFamilyAnswer,
  TrackedSeries,
} from '../../resources/pricing/quotation-answers'
import type { Http } from '../http'

/** The calls of « Suivi des cotations ». */
export const createQuotations = (http: Http) => ({
  families: (signal?: AbortSignal) =>
    http.get<{ data: TrackedFamily[]; today: string }>('/quotation-tracking', {
      query: { limit: false },
      signal,
    }),
  family: (id: number, signal?: AbortSignal) =>
    http.get<TrackedFamilyAnswer>(`/quotation-tracking/${id}`, { signal }),
  series: (product: number, signal?: AbortSignal) =>
    http.get<TrackedSeries>(`/quotation-tracking/product/${product}`, { signal }),
})
