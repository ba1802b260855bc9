import type { DeliveryAnswer } from '../directory/terms'
import type {
  Named,
  OrderEventAnswer,
  OrderLineAnswer,
  OrderTaxAnswer,
  OrderValidationAnswer,
  Person,
} from './answer-parts'
import type { mailStates, OrderStatus, receptionStates } from './states'
import type { TermsIssue } from './terms-check'
import type { Totals } from './totals'

/** What the API answers about orders; amounts, prices and quantities are decimal texts, ids numbers. */

/** What the person who reads may do with the order now; the server asks again. */
export type OrderAction =
  | 'edit'
  | 'submit'
  | 'withdraw'
  | 'reopen'
  | 'delete'
  | 'validate'
  | 'refuse'
  | 'cancel'
  | 'resend'
  | 'receive'
  | 'confirm'
  | 'duplicate'
  | 'pdf'

export interface OrderSummary {
  id: number
  lock_version: number
  number: string
  status: OrderStatus
  adherent_id: number | null
  groupAdherent_id: number | null
  delivery_adherent_id: number | null
  supplier_id: number | null
  supplier_not_in_catalog_id: number | null
  platform_id: number | null
  user_id: number
  company_id: number | null
  sending_mode: '1' | '2'
  create_order_date: string
  ask_delivery_date: string
  sending_order_date: string | null
  ack_order_date: string | null
  confirm_order_date: string | null
  supplier_delivery_date: string | null
  real_delivery_date: string | null
  order_total_ht: string
  order_total_ttc: string
  deposit_total: string
  delivery_total_ht: string
  delivery_total_ttc: string
  lines_nb: number
  comment: string | null
  ref_client: string | null
  round: number
  mail_state: keyof typeof mailStates
  is_cancelled: boolean
  cancel_reason: string | null
  reception_state: keyof typeof receptionStates
  unread_alert_at: string | null
  repriced_at: string | null
  standard_cart_id: number | null
  Adherent: Named | null
  GroupAdherent: Named | null
  DeliveryAdherent: Named | null
  Supplier: Named | null
  Supplier_not_in_catalog: Named | null
  Platform: Named | null
  User: Person | null
  /** In preparation and its day has passed (domain §5.8). */
  expired: boolean
  /** Sent, not wholly received, and its day has passed. */
  overdue: boolean
}

export interface CartTermsAnswer extends DeliveryAnswer {
  minimum_ht: string
  block_below_minimum: boolean
  franco_ht: string | null
  shipping_ht: string
  shipping_rate: string
  strict_delay: boolean
  delivery_days: number[]
  client_number: string | null
  /** With the sentence to show. */
  issues: (TermsIssue & { message: string })[]
}

/** One cart of « Paniers en préparation ». */
export interface CartAnswer extends OrderSummary {
  goods_ht: string
  terms: CartTermsAnswer | null
  /** Lines that cannot be ordered at the date. */
  unorderable_nb: number
  actions: OrderAction[]
}

/** `PUT /order/deciders`: who would decide a cart, level by level; `missing` is the level that nobody can decide. */
export interface DecidersAhead {
  id: number
  levels: { level: 1 | 2; deciders: { id: number; first_name: string; last_name: string }[] }[]
  missing: 1 | 2 | null
}

/** `GET /order/{id}`, and what every act on one order answers. */
export interface OrderAnswer extends OrderSummary {
  lines: OrderLineAnswer[]
  taxes: OrderTaxAnswer[]
  totals: Totals
  /** While it is a cart. */
  terms: CartTermsAnswer | null
  validations: OrderValidationAnswer[]
  events: OrderEventAnswer[]
  actions: OrderAction[]
}

/** `POST /order/cart/line`: the cart, or the carts to choose from. */
export type AddLineAnswer = OrderAnswer | { choose: CartChoiceAnswer[] }

export interface CartChoiceAnswer {
  id: number
  number: string
  ask_delivery_date: string
  order_total_ht: string
  lines_nb: number
}

/** `POST /order/submit`, `POST /order/validate`: one row an order. */
export interface BatchAnswer {
  done: number
  results: {
    id: number
    number: string
    status: OrderStatus | null
    error: { type: string; display: string } | null
  }[]
}
