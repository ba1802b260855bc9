import type { Totals } from '../orders/answer-totals'
import type { confirmedStates } from '../orders/order-line'
import type { OrderStatus } from '../orders/states'
import type { ReceptionLimits } from './rules'

export interface ReceptionOrder {
  id: number
  number: string
  status: OrderStatus
  is_cancelled: boolean
  supplier_id: number | null
  supplier: string
  ask_delivery_date: string
  reception_state: string
  order_total_ht: string
  sent_on: string | null
}

export interface ReceptionOrderLine {
  id: number
  article_id: number | null
  label: string
  ref_supplier: string | null
  quantity: string
  unit: string
  billing: string
  storage: string
  coef_order_management: string
  coef_billing: string
  coef_storage_management: string
  price_ht: string
  rate: string
  added_at_reception: boolean
  confirmed_quantity: string | null
  confirmed_state: keyof typeof confirmedStates | null
  substitute_label: string | null
  variable_weight: boolean
  temperature_kind: 'ambient' | 'fresh' | 'frozen' | null
  accepted: string
  /** Came and was not accepted. */
  refused: string
  /** Still expected. */
  remainder: string
}

export interface ReceptionTax {
  id: number
  label: string
  kind: string
  rate: string
  amount_ht: string
  at_reception: boolean
}

export interface SignedLine {
  order_line_id: number
  label: string
  unit: string
  qty_delivered: string
  qty_accepted: string
  price_delivered_ht: string
  price_ht: string
  refusal_reason: string | null
  batch_number: string | null
  best_before: string | null
  claim: boolean
  delivered_ht: string
  due_ht: string
  gap_ht: string
}

export interface SignedReceptionAnswer {
  id: number
  number: number
  version: number
  state: 'signed' | 'replaced' | 'undone'
  date: string
  receiver_name: string | null
  delivery_form: string | null
  fresh_temperature: string | null
  freeze_temperature: string | null
  comment: string | null
  signed_at: string
  signed_by: string
  undone_at: string | null
  undone_by: string
  undo_reason: string | null
  file_ids: number[]
  voucher_id: number | null
  litigation_id: number | null
  lines: SignedLine[]
  delivered_ht: string
  due_ht: string
  gap_ht: string
  replaceable: boolean
}

export interface ReceptionAnswer {
  order: ReceptionOrder
  lines: ReceptionOrderLine[]
  taxes: ReceptionTax[]
  receptions: SignedReceptionAnswer[]
  delivered: Totals
  due: Totals
  limits: ReceptionLimits
  has_stock: boolean
  may_receive: boolean
}

/** What signing answers. */
export interface SigningAnswer extends ReceptionAnswer {
  id: number
  litigation_id: number | null
}
