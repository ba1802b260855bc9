import type { OrderAnswer } from '../resources/orders/answers'
import type {
  HabitAnswer,
  OptimiseAnswer,
  OrderStandardAnswer,
  QuickOrderAnswer,
  StandardCartAnswer,
} from '../resources/orders/tool-answers'
import type { Http } from './http'
import type { ForMember } from './shop'

const of = ({ id, isGroup }: ForMember) => ({ adherentId: id, isGroup })

export interface StandardLine {
  article_id?: number | null
  product_not_in_catalog_id?: number | null
  quantity: string
}

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
}

/** What helps to fill carts. */
export const createTools = (http: Http) => ({
  quick: (member: ForMember, text: string, commit: boolean) =>
    http.post<QuickOrderAnswer>('/order/quick', { ...of(member), text, commit }),
  habits: (member: ForMember, { search, days, supplier }: HabitsAsked, signal?: AbortSignal) =>
    http.get<{ data: HabitAnswer[]; total: number; weeks: number }>('/order/habits', {
      query: { ...of(member), search: search || undefined, days, supplierId: supplier },
      signal,
    }),
  optimise: (order: number, signal?: AbortSignal) =>
    http.get<OptimiseAnswer>(`/order/${order}/optimise`, { signal }),
  replace: (order: number, body: { line_id: number; article_id: number; quantity: string }) =>
    http.post<OrderAnswer & { moved_to: { id: number; number: string } | null }>(
      `/order/${order}/optimise`,
      body,
    ),
})

/** Standard carts: a member's own, or the back office's where there is no member. */
export const createStandardCarts = (http: Http, member: ForMember | undefined) => {
  const whose = member ? of(member) : {}
  return {
    list: (signal?: AbortSignal) =>
      http.get<{ data: StandardCartAnswer[]; total: number }>('/standard-cart/all', { query: whose, signal }),
    one: (id: number, signal?: AbortSignal) =>
      http.get<StandardCartAnswer>(`/standard-cart/${id}`, { query: whose, signal }),
    create: (label: string, lines: readonly StandardLine[] = []) =>
      http.post<StandardCartAnswer>('/standard-cart', { ...whose, label, lines }),
    save: (
      id: number,
      patch: { label?: string; active?: boolean; lines?: readonly StandardLine[]; lock_version?: number },
    ) => http.put<StandardCartAnswer>(`/standard-cart/${id}`, patch),
    remove: (id: number) => http.delete<{ success: true }>(`/standard-cart/${id}`),
    clone: (id: number, label: string) =>
      http.post<StandardCartAnswer>(`/standard-cart/${id}/clone`, { ...whose, label }),
    share: (id: number, shares: Shares) =>
      http.put<StandardCartAnswer>(`/standard-cart/${id}/shares`, shares),
    order: (id: number) => http.post<OrderStandardAnswer>(`/standard-cart/${id}/order`, whose),
  }
}
