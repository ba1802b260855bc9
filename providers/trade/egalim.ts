import type {
  EgalimCart,
  EgalimCarts,
  EgalimLine,
  EgalimYear,
  MaCantineCheck,
} from '../../resources/egalim/answers'
import type { Http } from '../http'

/** Which year, and whose. */
export interface EgalimAsked {
  year?: number | undefined
  adherent_id?: number | undefined
  group_id?: number | undefined
  company_id?: number | undefined
}

/** Which part of a year. */
export interface EgalimPartAsked {
  family?: string
  month?: string
  category?: string
}

/** The calls of EGAlim. */
export const createEgalim = (http: Http) => ({
  year: (asked: EgalimAsked, signal?: AbortSignal) =>
    http.get<EgalimYear>('/egalim', { query: { ...asked }, signal }),
  lines: (asked: EgalimAsked, part: EgalimPartAsked, signal?: AbortSignal) =>
    http.get<{ data: EgalimLine[] }>('/egalim/lines', {
      query: { ...asked, ...part, limit: false },
      signal,
    }),
  cart: (id: number, signal?: AbortSignal) => http.get<EgalimCart>(`/egalim/cart/${id}`, { signal }),
  carts: (asked: Pick<EgalimAsked, 'adherent_id' | 'group_id'>, signal?: AbortSignal) =>
    http.get<EgalimCarts>('/egalim/carts', { query: { ...asked }, signal, quiet: true }),
  check: (asked: EgalimAsked) =>
    http.get<MaCantineCheck>('/egalim/ma-cantine/check', { query: { ...asked } }),
})
