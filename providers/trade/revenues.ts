import type { RevenueOrder, RevenuePage, RevenueWorkbookAnswer } from '../../resources/revenues/answers'
import type { RevenueEntry } from '../../resources/revenues/revenue-entry'
import type { Http } from '../http'

/** The calls of declarations of revenue. */
export const createRevenues = (http: Http) => ({
  page: (id: number, signal?: AbortSignal) => http.get<RevenuePage>(`/revenue/${id}/page`, { signal }),
  orders: (id: number, part: number | undefined, signal?: AbortSignal) =>
    http.get<{ data: RevenueOrder[] }>(`/revenue/${id}/orders`, {
      query: { limit: false, part_id: part },
      signal,
    }),
  save: (id: number, given: { lines: readonly RevenueEntry[]; saved_at: string | null }) =>
    http.put<{ saved_at: string }>(`/revenue/${id}/lines`, given),
  declare: (id: number, amount_ht: string) => http.put<RevenuePage>(`/revenue/${id}/declare`, { amount_ht }),
  return: (id: number, comment: string) => http.put<RevenuePage>(`/revenue/${id}/return`, { comment }),
  validate: (id: number) => http.put<RevenuePage>(`/revenue/${id}/validate`),
  invoice: (id: number) => http.put<RevenuePage>(`/revenue/${id}/invoice`),
  correct: (id: number) => http.put<RevenuePage>(`/revenue/${id}/correct`),
  read: (id: number, file: File) => {
    const form = new FormData()
    form.append('file', file, file.name)
    return http.upload<RevenueWorkbookAnswer>(`/revenue/${id}/workbook`, form)
  },
})
