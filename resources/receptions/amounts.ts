import { billedQuantity } from '../catalogue/units'
import type { orderLine } from '../orders/order-line'
import type { receptionLine } from '../orders/reception'
import {
  compared,
  differenceOf,
  divided,
  type Exact,
  exact,
  minus,
  plus,
  rounded,
  times,
} from '../schema/exact'
import type { RowOf } from '../schema/infer'

/** A line as it was received, with the price and the units of its order. */
export type ReceivedLine = RowOf<
  typeof receptionLine,
  'qty_delivered' | 'qty_accepted' | 'price_delivered_ht' | 'claim'
> &
  Partial<RowOf<typeof receptionLine, 'weight' | 'free_quantity'>> &
  RowOf<typeof orderLine, 'price_ht' | 'coef_order_management' | 'coef_billing'>

export interface ReceivedAmounts {
  /** What the supplier charges. */
  delivered_ht: string
  /** What is owed: what was accepted, at the order's price when the price is claimed. */
  due_ht: string
  gap_ht: string
  /** Parts of the gap: what was not accepted, and what is too dear. */
  quantity_gap_ht: string
  price_gap_ht: string
}

/** What of a quantity was weighed, in billing units: the weight is that of what was accepted. */
function weighedOf(line: ReceivedLine, quantity: string): Exact {
  const { weight = null, qty_accepted } = line
  if (weight === null || compared(exact(qty_accepted), exact(0)) <= 0) return billedQuantity(quantity, line)
  return divided(times(exact(weight), exact(quantity)), exact(qty_accepted))
}

/** What is paid of a quantity, in billing units: what was weighed, less its share of what is free. */
function paidOf(line: ReceivedLine, quantity: string): Exact {
  const free = exact(line.free_quantity ?? '0')
  const whole = exact(quantity)
  if (compared(free, exact(0)) <= 0 || compared(whole, exact(0)) <= 0) return weighedOf(line, quantity)
  return divided(times(weighedOf(line, quantity), minus(whole, free)), whole)
}

/** What is paid of what was accepted, in order units, nine decimals: what statistics count. */
export const paidQuantity = (line: ReceivedLine): string =>
  rounded(
    divided(
      times(paidOf(line, line.qty_accepted), exact(line.coef_billing)),
      exact(line.coef_order_management),
    ),
    9,
  )

/** What comes into the stock of what was accepted: by its weight, else by the units of the article. */
export const stockedQuantity = (
  line: ReceivedLine & RowOf<typeof orderLine, 'coef_storage_management'>,
): string =>
  rounded(
    divided(
      times(weighedOf(line, line.qty_accepted), exact(line.coef_billing)),
      exact(line.coef_storage_management),
    ),
    3,
  )

/** Whether a weight is further than the percentage from what so many order units should weigh. */
export function isFarFromWeight(line: ReceivedLine, tolerancePct: string): boolean {
  const { weight = null, qty_accepted } = line
  if (weight === null) return false
  const usual = billedQuantity(qty_accepted, line)
  const gap = minus(exact(weight), usual)
  const most = divided(times(usual, exact(tolerancePct)), exact(100))
  return compared(gap, most) > 0 || compared(minus(exact(0), gap), most) > 0
}

/** Amounts of a received line, by the formula of an order's line (domain §6.1). */
export function receivedAmounts(line: ReceivedLine): ReceivedAmounts {
  const at = (quantity: string, price: string) => rounded(times(paidOf(line, quantity), exact(price)), 2)
  const delivered_ht = at(line.qty_delivered, line.price_delivered_ht)
  const accepted = at(line.qty_accepted, line.price_delivered_ht)
  const due_ht = line.claim ? at(line.qty_accepted, line.price_ht) : accepted
  return {
    delivered_ht,
    due_ht,
    gap_ht: differenceOf(delivered_ht, due_ht),
    quantity_gap_ht: differenceOf(delivered_ht, accepted),
    price_gap_ht: differenceOf(accepted, due_ht),
  }
}

/** The sum of quantities, three decimals. */
export const totalQuantity = (quantities: readonly string[]): string =>
  rounded(
    quantities.reduce((sum, one) => plus(sum, exact(one)), exact(0)),
    3,
  )

/** What is still to come of a line: never below zero. */
export function remainderOf(ordered: string, accepted: string): string {
  const left = minus(exact(ordered), exact(accepted))
  return compared(left, exact(0)) > 0 ? rounded(left, 3) : '0.000'
}

/**
 * What is still expected of a line: neither what was accepted nor what came and was refused. That is claimed, and cannot be
 * awaited as well; a replacement that comes is received as any delivery.
 */
export const awaitedOf = ({
  quantity,
  accepted,
  refused,
}: {
  quantity: string
  accepted: string
  refused: string
}): string => remainderOf(quantity, totalQuantity([accepted, refused]))

/** The same of a line that may have been closed short. */
export const expectedOf = ({
  is_closed,
  ...line
}: Parameters<typeof awaitedOf>[0] & { is_closed: boolean }): string =>
  is_closed ? '0.000' : awaitedOf(line)

/** What came and was refused; nothing where all of it was accepted. */
export const refusedOf = (delivered: string, accepted: string): string => remainderOf(delivered, accepted)

/** Whether more was accepted than the tolerance lets by itself; what was not ordered has none (domain §6.2). */
export function isOver(ordered: string, accepted: string, tolerancePct: string): boolean {
  const most = times(exact(ordered), divided(plus(exact(100), exact(tolerancePct)), exact(100)))
  return compared(exact(ordered), exact(0)) > 0 && compared(exact(accepted), most) > 0
}

/** Whether a delivered price is above the order's by more than the percentage (`price_gap_alert_pct`). */
export function isDearer(price: string, delivered: string, alertPct: string): boolean {
  const most = times(exact(price), divided(plus(exact(100), exact(alertPct)), exact(100)))
  return compared(exact(delivered), most) > 0
}
