import type {
  AddLineAnswer,
  AnsweredOrder,
  BatchAnswer,
  CartAnswer,
  ChangedCart,
  DecidersAhead,
  OrderAnswer,
} from '../../resources/orders/answers'
import type { ToValidate } from '../../resources/orders/inbox-answer'
import type { order } from '../../resources/orders/order'
import type { confirmedStates, orderLine } from '../../resources/orders/order-line'
import type { SubstituteOption } from '../../resources/orders/substitution'
import type { DuplicateAnswer } from '../../resources/orders/tool-answers'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import type { CallOptions, Http } from '../http'
import type { ForMember } from './shop'

/** What puts an article, or a product out of the catalogues, into a cart. */
export type NewLine = Partial<
  RowOf<typeof orderLine, 'article_id' | 'product_not_in_catalog_id' | 'order_id'> &
    RowOf<typeof order, 'ask_delivery_date' | 'delivery_adherent_id'>
> &
  RowOf<typeof orderLine, 'quantity'> & { nearest?: boolean }

export type CartPatch = Partial<
  RowOf<
    typeof order,
    | ('ask_delivery_date' | 'comment' | 'sending_mode' | 'delivery_adherent_id' | 'standard_cart_id')
    | 'lock_version'
  >
>

/** The guards that have asked, and are answered with yes. */
export interface Confirmed {
  confirmed?: readonly string[]
}

/** What the person saw of a line. */
export type SeenLine = RowOf<typeof orderLine, 'quantity'> & { line_id: number }

/** What guards ask, and what somebody else has put there, is asked by the screen. */
export const asksFirst = { quiet: ['err409', 'err519'] } as const

const of = ({ id, isGroup }: ForMember) => ({ adherentId: id, isGroup })

/** The calls of carts and their lines. */
export const createCarts = (http: Http) => ({
  list: (member: ForMember, signal?: AbortSignal) =>
    http.get<CartAnswer[]>('/order/carts', { query: { ...of(member), limit: false }, signal }),
  one: (id: number, signal?: AbortSignal) => http.get<OrderAnswer>(`/order/${id}`, { signal }),
  change: (id: number, patch: CartPatch) => http.put<ChangedCart>(`/order/${id}`, patch),
  merge: (id: number, order_id: number) => http.post<OrderAnswer>(`/order/${id}/merge`, { order_id }),
  remove: (id: number) => http.delete<{ success: true }>(`/order/${id}`),
  addLine: (member: ForMember, line: NewLine & Confirmed) =>
    http.post<AddLineAnswer>('/order/cart/line', { ...of(member), ...line }, asksFirst),
  changeLine: (
    id: number,
    line: number,
    patch: Partial<RowOf<typeof orderLine, 'quantity' | 'comment'>> & Confirmed & { seen_quantity?: string },
  ) => http.put<OrderAnswer>(`/order/${id}/line/${line}`, patch, asksFirst),
  submit: (ids: readonly number[], more: Confirmed & { seen?: readonly SeenLine[] } = {}) =>
    http.post<BatchAnswer>('/order/submit', { ids, ...more }),
  deciders: (ids: readonly number[], signal?: AbortSignal) =>
    http.put<{ data: DecidersAhead[] }>('/order/deciders', { ids }, { signal }),
})

export type Carts = ReturnType<typeof createCarts>

export type Confirmation = RowOf<typeof order, 'supplier_delivery_date'> & {
  /** When the answer that was seen was given; null where there was none. */
  seen_confirm_date?: string | null
  lines: (Partial<FilledOf<typeof orderLine, 'quantity' | 'substitute_label' | 'substitute_article_id'>> & {
    line_id: number
    state: keyof typeof confirmedStates
    substitute_quantity?: string
    substitute_price_ht?: string
  })[]
}

/** The calls of approvals and of what has left. */
export const createOrders = (http: Http) => {
  const act = (id: number, verb: string, body?: unknown, options?: CallOptions) =>
    http.post<OrderAnswer>(`/order/${id}/${verb}`, body, options)
  return {
    toValidate: (signal?: AbortSignal) =>
      http.get<{ data: ToValidate[]; total: number }>('/order/to-validate', {
        query: { limit: false },
        signal,
      }),
    /** Orders as they were seen: one that was taken back and sent again meanwhile is refused. */
    validate: (orders: readonly Pick<OrderAnswer, 'id' | 'round'>[]) =>
      http.post<BatchAnswer>('/order/validate', {
        ids: orders.map(({ id }) => id),
        seen_rounds: orders.map(({ id, round }) => ({ order_id: id, round })),
      }),
    /** `round`: that in which the order was seen. */
    refuse: (id: number, reason: string, round?: number) =>
      act(id, 'refuse', {
        reason,
        ...(round === undefined ? {} : { seen_rounds: [{ order_id: id, round }] }),
      }),
    withdraw: (id: number) => act(id, 'withdraw'),
    reopen: (id: number, day?: string) => act(id, 'reopen', day ? { ask_delivery_date: day } : undefined),
    cancel: (id: number, reason: string) => act(id, 'cancel', { reason }),
    resend: (id: number) => act(id, 'resend'),
    confirm: (id: number, confirmation: Confirmation & Confirmed) =>
      act(id, 'confirm', confirmation, asksFirst),
    substitutes: (id: number, asked: { line_id: number; search: string }, signal?: AbortSignal) =>
      http.get<{ data: SubstituteOption[] }>(`/order/${id}/substitutes`, { query: asked, signal }),
    answerSubstitutes: (id: number, decisions: readonly { id: number; decision: 'accepted' | 'refused' }[]) =>
      http.put<AnsweredOrder>(`/order/${id}/substitutions`, { decisions }),
    duplicate: (id: number) => http.post<DuplicateAnswer>(`/order/${id}/duplicate`),
    pdf: (id: number) => http.download(`/order/${id}/pdf`),
  }
}
