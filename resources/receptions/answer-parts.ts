import { article } from '../catalogue/article'
import { supplier } from '../directory/supplier'
import { order } from '../orders/order'
import { orderLine, orderTaxLine } from '../orders/order-line'
import { orderSubstitution } from '../orders/substitution'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { pick } from '../schema/pick'
import { told } from '../schema/told'
import { unit } from '../settings/products'

/** An article that comes instead of one that was ordered: the member has accepted it, at this price. */
export const receptionSubstitute = {
  ...pick(orderSubstitution, [
    'order_line_id',
    'article_id',
    'label',
    'quantity',
    'price_ht',
    'coef_order_management',
    'coef_billing',
  ]),
  ...pick(article, ['gtin', 'packaging_gtin']),
  unit: unit.fields.label,
}

/** Crates and other deposits that a member holds of a supplier. */
export const depositBalance = {
  ...pick(orderTaxLine, ['label', 'unit_amount']),
  quantity: told.decimal('À rendre'),
}

/** `GET /order/remainders`: a line of which something is still expected. */
export const remainderAnswer = {
  id: told.ref('order_line', 'Ligne'),
  order_id: told.ref('order', 'Commande'),
  ...pick(order, ['number', 'ask_delivery_date']),
  supplier: supplier.fields.name,
  ...pick(orderLine, ['label']),
  left: f.quantity({ label: 'Reste à livrer', required: true }),
  unit: unit.fields.label,
}
export type RemainderAnswer = Answer<typeof remainderAnswer>
