import { frenchQuantity } from '../../i18n/fr/orders'
import { decimalText } from '../../resources/schema/decimal-text'
import { exact, rounded } from '../../resources/schema/exact'

/** « 17,5 kg ». */
export const withUnit = (quantity: string, unit: string): string =>
  `${frenchQuantity(quantity)} ${unit}`.trim()

/** A unit cost: four decimals at most, two at least. */
export function costText(cost: string): string {
  const four = rounded(exact(cost), 4).replace(/0{1,2}$/, '')
  return `${decimalText(four)} €`
}

/** A cost per meal: four decimals, always (S07). */
export const mealCostText = (cost: string): string => `${decimalText(rounded(exact(cost), 4))} €`
