import type { decisions } from './order-follow'
import type { confirmedStates, orderTaxKinds } from './order-line'
import type { OrderEventType } from './states'

export interface Named {
  id: number
  name?: string
  label?: string
}

export interface Person {
  id: number
  first_name: string
  last_name: string
}

export interface OrderLineAnswer {
  id: number
  article_id: number | null
  product_not_in_catalog_id: number | null
  product_id: number | null
  position: number
  label: string
  ref_supplier: string | null
  quantity: string
  price_ht: string
  rate: string
  line_ht: string
  /** Informative: the document's totals come from the formula. */
  line_ttc: string
  coef_order_management: string
  coef_billing: string
  coef_storage_management: string
  OrderUnit: (Named & { abbreviation: string | null }) | null
  BillingUnit: (Named & { abbreviation: string | null }) | null
  StorageUnit: (Named & { abbreviation: string | null }) | null
  order_step: string | null
  order_minimum: string | null
  variable_weight: boolean
  /** `fresh`, `frozen` … of the article's storage mode. */
  temperature_kind: string | null
  catalog_id: number | null
  family_id: number | null
  ventilation_id: number | null
  unorderable_reason: string | null
  comment: string | null
  added_at_reception: boolean
  confirmed_quantity: string | null
  confirmed_state: keyof typeof confirmedStates | null
  substitute_label: string | null
  /** What its receptions accepted so far, for whom may see them. */
  accepted_quantity: string | null
}

export interface OrderTaxAnswer {
  id: number
  ordertax_id: number | null
  label: string
  kind: keyof typeof orderTaxKinds
  quantity: string
  unit_amount: string
  rate: string
  amount_ht: string
  at_reception: boolean
}

export interface OrderValidationAnswer {
  id: number
  round: number
  level: '1' | '2'
  decision: keyof typeof decisions
  reason: string | null
  decided_at: string | null
  channel: 'app' | 'mail' | null
  ExpectedUser: Person
  DecidingUser: Person | null
  OnBehalfOf: Person | null
}

export interface OrderEventAnswer {
  id: number
  type: OrderEventType
  createdAt: string
  payload: Readonly<Record<string, unknown>> | null
  User: Person | null
}
