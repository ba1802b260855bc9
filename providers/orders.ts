import type {
  AddLineAnswer,
  BatchAnswer,
  CartAnswer,
  DecidersAhead,
  OrderAnswer,
  OrderSummary,
} from '../resources/orders/answers'
import type { Http } from './http'
import type { ForMember } from './shop'

export interface NewLine {
  article_id?: number
  product_not_in_catalog_id?: number
  quantity: string
  order_id?: number
  ask_delivery_date?: string
  delivery_adherent_id?: number
  nearest?: boolean
}

export interface CartPatch {
  ask_delivery_date?: string
  comment?: string | null
  sending_mode?: '1' | '2'
  delivery_adherent_id?: number
  standard_cart_id?: number
  lock_version?: number
}

/** A line whose price or orderability changed with the day. */
export interface Repriced {
  label: string
  from?: string | null
  to?: string | null
}

export type ChangedCart = OrderAnswer & { repriced?: Repriced[]; unorderable?: unknown[] }

const of = ({ id, isGroup }: ForMember) => ({ adherentId: id, isGroup })

/** The calls of carts and their lines. */
export const createCarts = (http: Http) => ({
  list: (member: ForMember, signal?: AbortSignal) =>
    http.get<CartAnswer[]>('/order/carts', { query: of(member), signal }),
  one: (id: number, signal?: AbortSignal) => http.get<OrderAnswer>(`/order/${id}`, { signal }),
  change: (id: number, patch: CartPatch) => http.put<ChangedCart>(`/order/${id}`, patch),
  remove: (id: number) => http.delete<{ success: true }>(`/order/${id}`),
  addLine: (member: ForMember, line: NewLine) =>
    http.post<AddLineAnswer>('/order/cart/line', { ...of(member), ...line }),
  changeLine: (id: number, line: number, patch: { quantity?: string; comment?: string | null }) =>
    http.put<OrderAnswer>(`/order/${id}/line/${line}`, patch),
  submit: (ids: readonly number[]) => http.post<BatchAnswer>('/order/submit', { ids }),
  deciders: (ids: readonly number[], signal?: AbortSignal) =>
    http.put<{ data: DecidersAhead[] }>('/order/deciders', { ids }, { signal }),
})

export type Carts = ReturnType<typeof createCarts>

/** A line that did not come along, and why. */
export interface Ignored {
  label: string
  reason: string
}

export interface ToValidate extends OrderSummary {
  level: '1' | '2'
  /** For a validator who is replaced. */
  on_behalf: boolean
}

export interface Confirmation {
  supplier_delivery_date: string
  lines: {
    line_id: number
    state: 'ok' | 'short' | 'missing' | 'substituted'
    quantity?: string
    substitute_label?: string
  }[]
}

/** The calls of approvals and of what has left. */
export const createOrders = (http: Http) => {
  const act = (id: number, verb: string, body?: unknown) =>
    http.post<OrderAnswer>(`/order/${id}/${verb}`, body)
  return {
    toValidate: (signal?: AbortSignal) =>
      http.get<{ data: ToValidate[]; total: number }>('/order/to-validate', { signal }),
    validate: (ids: readonly number[]) => http.post<BatchAnswer>('/order/validate', { ids }),
    refuse: (id: number, reason: string) => act(id, 'refuse', { reason }),
    withdraw: (id: number) => act(id, 'withdraw'),
    reopen: (id: number) => act(id, 'reopen'),
    cancel: (id: number, reason: string) => act(id, 'cancel', { reason }),
    resend: (id: number) => act(id, 'resend'),
    confirm: (id: number, confirmation: Confirmation) => act(id, 'confirm', confirmation),
    duplicate: (id: number) => http.post<OrderAnswer & { ignored: Ignored[] }>(`/order/${id}/duplicate`),
    pdf: (id: number) => http.download(`/order/${id}/pdf`),
  }
}
