import type { article } from '../../resources/catalogue/article'
import type { Member } from '../../resources/directory/serving'
import type { order } from '../../resources/orders/order'
import type { orderLine } from '../../resources/orders/order-line'
import type { RowOf } from '../../resources/schema/infer'
import type { ArticleFinding } from './orderability-findings'

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
export type LineFacts = RowOf<
  typeof orderLine,
  | 'article_id'
  | 'product_not_in_catalog_id'
  | 'label'
  | 'ref_supplier'
  | 'family_id'
  | 'order_unit'
  | 'billing_unit'
  | 'storage_unit'
  | 'coef_order_management'
  | 'coef_billing'
  | 'coef_storage_management'
  | 'rate'
  | 'ventilation_id'
> &
  RowOf<typeof order, 'supplier_id' | 'supplier_not_in_catalog_id' | 'platform_id'> &
  RowOf<typeof article, 'order_step' | 'order_minimum' | 'price_ht'> & {
    product_id: number | null
    catalog_id: number
    unit_label: string
    /** As the sentences name them. */
    names: { supplier: string; member: string }
    /** The conditions that it meets; none = it can be ordered. */
    findings: readonly ArticleFinding[]
  }
