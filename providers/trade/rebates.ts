import type { RfaPage, RfaPaymentAnswer, RfaScope, RfaYear } from '../../resources/rebates/answers'
import type { Http } from '../http'

/** The calls of year-end rebates. */
export const createRebates = (http: Http) => ({
  year: (year: number | undefined, signal?: AbortSignal) =>
    http.get<RfaYear>('/rfa', { query: { limit: false, year }, signal }),
  compute: (of: Pick<RfaScope, 'year'> & Partial<RfaScope>) =>
    http.post<{ ids: number[]; count: number }>('/rfa/compute', of),
  page: (id: number, signal?: AbortSignal) => http.get<RfaPage>(`/rfa/${id}/page`, { signal }),
  recompute: (id: number) => http.put<RfaPage>(`/rfa/${id}/compute`),
  invoice: (id: number, invoice_number: string) =>
    http.put<RfaPage>(`/rfa/${id}/invoice`, { invoice_number }),
  pay: (id: number, payment: Omit<RfaPaymentAnswer, 'id'>) => http.put<RfaPage>(`/rfa/${id}/pay`, payment),
})
