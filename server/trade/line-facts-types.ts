import type { Member } from '../../resources/directory/serving'

/** For whom, and for when, lines are looked at. */
export interface Ordering {
  member: Member
  /** The member to whom it is delivered; null for a group that has not said. */
  deliveredTo: number | null
  /** The day of delivery. */
  day: string
  today: string
  /** Catalogues that the person may order from; absent = all. */
  catalogs?: readonly number[]
}

/** What an order's line takes from what it orders, and why it cannot be ordered. */
export interface LineFacts {
  article_id: number | null
  product_not_in_catalog_id: number | null
  product_id: number | null
  label: string
  ref_supplier: string | null
  supplier_id: number | null
  supplier_not_in_catalog_id: number | null
  platform_id: number | null
  catalog_id: number
  family_id: number | null
  order_unit: number | null
  billing_unit: number | null
  storage_unit: number | null
  unit_label: string
  coef_order_management: string
  coef_billing: string
  coef_storage_management: string
  rate: string
  order_step: string | null
  order_minimum: string | null
  ventilation_id: number | null
  price_ht: string | null
  /** French sentences; none = it can be ordered. */
  reasons: string[]
}
