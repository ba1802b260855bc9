import type { orderLine } from '../../resources/orders/order-line'
import type { standardCart, standardCartLine } from '../../resources/orders/standard-cart'
import type {
  ElsewhereAnswer,
  HabitsAnswer,
  OptimiseAnswer,
  OrderStandardAnswer,
  ReplacedAnswer,
  StandardCartAnswer,
  StandardCartHead,
} from '../../resources/orders/tool-answers'
import type { RowOf } from '../../resources/schema/infer'
import type { Http } from '../http'
import { asksFirst, type Confirmed } from './orders'
import type { ForMember } from './shop'

const of = ({ id, isGroup }: ForMember) => ({ adherentId: id, isGroup })

export type StandardLine = Partial<
  RowOf<typeof standardCartLine, 'article_id' | 'product_not_in_catalog_id'>
> &
  RowOf<typeof standardCartLine, 'quantity'>

export interface Shares {
  adherents: readonly number[]
  groups: readonly number[]
  companies: readonly number[]
}

export interface HabitsAsked {
  search?: string
  /** Days that the next order is to cover. */
  days?: number
  supplier?: number
  /** Until the delivery of the week after the next one, what is expected deducted. */
  usual?: boolean
}

/** What helps to fill carts. */
export const createTools = (http: Http) => ({
  habits: (member: ForMember, { search, days, supplier, usual }: HabitsAsked, signal?: AbortSignal) =>
    http.get<HabitsAnswer>('/order/habits', {
      query: { ...of(member), search: search || undefined, days, supplierId: supplier, usual, limit: false },
      signal,
    }),
  elsewhere: (order: number, line_id: number, signal?: AbortSignal) =>
    http.get<ElsewhereAnswer>(`/order/${order}/elsewhere`, { query: { line_id }, signal }),
  optimise: (order: number, signal?: AbortSignal) =>
    http.get<OptimiseAnswer>(`/order/${order}/optimise`, { signal }),
  replace: (
    order: number,
    body: { line_id: number; article_id: number } & RowOf<typeof orderLine, 'quantity'> & Confirmed,
  ) => http.post<ReplacedAnswer>(`/order/${order}/optimise`, body, asksFirst),
})

/** Standard carts: a member's own, or the back office's where there is no member. */
export const createStandardCarts = (http: Http, member: ForMember | undefined) => {
  const whose = member ? of(member) : {}
  return {
    list: (signal?: AbortSignal) =>
      http.get<{ data: StandardCartHead[]; total: number }>('/standard-cart/all', {
        query: { ...whose, limit: false },
        signal,
      }),
    one: (id: number, signal?: AbortSignal) =>
      http.get<StandardCartAnswer>(`/standard-cart/${id}`, { query: whose, signal }),
    create: (label: string, lines: readonly StandardLine[] = []) =>
      http.post<StandardCartAnswer>('/standard-cart', { ...whose, label, lines }),
    save: (
      id: number,
      patch: Partial<RowOf<typeof standardCart, 'label' | 'active' | 'lock_version'>> & {
        lines?: readonly StandardLine[]
      },
    ) => http.put<StandardCartAnswer>(`/standard-cart/${id}`, patch),
    remove: (id: number) => http.delete<{ success: true }>(`/standard-cart/${id}`),
    clone: (id: number, label: string) =>
      http.post<StandardCartAnswer>(`/standard-cart/${id}/clone`, { ...whose, label }),
    share: (id: number, shares: Shares) =>
      http.put<StandardCartAnswer>(`/standard-cart/${id}/shares`, shares),
    order: (id: number) => http.post<OrderStandardAnswer>(`/standard-cart/${id}/order`, whose),
  }
}
