import { compared, divided, type Exact, exact, minus, rounded, times } from '../schema/exact'
import type { FilledOf } from '../schema/infer'
import type { article } from './article'

/** « Number of base units in one such unit », as decimal texts (domain §4.4); `coef` (yield, drained weight) is for comparisons only. */
export type Coefficients = FilledOf<
  typeof article,
  'coef_negotiation' | 'coef_order_management' | 'coef_billing' | 'coef_storage_management' | 'coef'
>

type Of<K extends keyof Coefficients> = Pick<Coefficients, K>

const ratio = (over: string, under: string): Exact => divided(exact(over), exact(under))

/** Price of a billing unit, four decimals: quotation × coef_billing / coef_negotiation (domain §4.4). */
export const priceOf = (quotation: string, units: Of<'coef_billing' | 'coef_negotiation'>): string =>
  rounded(times(exact(quotation), ratio(units.coef_billing, units.coef_negotiation)), 4)

/**
 * Whether four decimals are too few for the price of a billing unit: it would be off by more than a thousandth, as a price a
 * thousand that is billed by the piece (5-doors §2). A quotient such as 25.00 / 12 is near enough.
 */
export function isRoundedAway(quotation: string, units: Of<'coef_billing' | 'coef_negotiation'>): boolean {
  const price = times(exact(quotation), ratio(units.coef_billing, units.coef_negotiation))
  const off = minus(exact(priceOf(quotation, units)), price)
  const distance = compared(off, exact('0')) < 0 ? minus(exact('0'), off) : off
  return compared(times(distance, exact('1000')), price) > 0
}

/** The quotation behind a price of a billing unit, four decimals: price × coef_negotiation / coef_billing. */
export const quotationOf = (price: string, units: Of<'coef_billing' | 'coef_negotiation'>): string =>
  rounded(times(exact(price), ratio(units.coef_negotiation, units.coef_billing)), 4)

/** What is billed for a quantity ordered, in billing units, not rounded. */
export const billedQuantity = (
  quantity: string,
  units: Of<'coef_order_management' | 'coef_billing'>,
): Exact => times(exact(quantity), ratio(units.coef_order_management, units.coef_billing))

/**
 * Amount of an order's line before tax, two decimals: quantity × coef_order_management / coef_billing × price_ht, rounded once,
 * half away from zero (domain §4.4). `quantity` is in order units, `price_ht` of a billing unit.
 */
export const lineAmount = (
  quantity: string,
  price_ht: string,
  units: Of<'coef_order_management' | 'coef_billing'>,
): string => rounded(times(billedQuantity(quantity, units), exact(price_ht)), 2)

/** What comes into the stock for a quantity ordered, in storage units, three decimals (domain §4.4); the member's own unit when it has one. */
export const stockQuantity = (
  quantity: string,
  units: Of<'coef_order_management' | 'coef_storage_management'>,
): string =>
  rounded(times(exact(quantity), ratio(units.coef_order_management, units.coef_storage_management)), 3)

/** What one storage unit costs at a price of a billing unit: the unit cost of an entry, six decimals (domain §1.4, §7.3). */
export const storageUnitCost = (
  price_ht: string,
  units: Of<'coef_billing' | 'coef_storage_management'>,
): string => rounded(times(exact(price_ht), ratio(units.coef_storage_management, units.coef_billing)), 6)

/** Price of a base unit, by which offers are compared, six decimals. */
export const comparablePrice = (quotation: string, units: Of<'coef_negotiation' | 'coef'>): string =>
  rounded(times(ratio(quotation, units.coef_negotiation), exact(units.coef)), 6)
