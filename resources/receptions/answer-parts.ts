import { article } from '../catalogue/article'
import { orderTaxLine } from '../orders/order-line'
import { orderSubstitution } from '../orders/substitution'
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
