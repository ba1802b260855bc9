import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { quantityWords } from './orders'

const measures = new Set(['kg', 'g', 'l', 'cl', 'ml'])

/** « carton de 5 kg » where the order unit is not the billing one. */
export function packOf({
  OrderUnit,
  BillingUnit,
  coef_order_management: order,
  coef_billing: billing,
}: OrderLineAnswer): string {
  const isPack = compareDecimals(order, billing) !== 0 && compareDecimals(billing, '1') === 0
  return isPack
    ? `${unitText(OrderUnit)} de ${quantityWords(order, unitText(BillingUnit))}`
    : unitText(OrderUnit)
}

/** « 6 cartons »: what is ordered of a line. */
export const orderedText = ({ quantity, OrderUnit }: OrderLineAnswer): string =>
  quantityWords(quantity, OrderUnit?.label ?? 'unité')

/** The name of a unit of a line: « kg », « carton ». */
export function unitText(unit: OrderLineAnswer['OrderUnit']): string {
  if (!unit) return 'unité'
  const short = unit.abbreviation
  return short && measures.has(short.toLowerCase()) ? short : (unit.label ?? '').toLowerCase()
}
