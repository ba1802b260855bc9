import { articleTexts as texts } from '../../../../i18n/fr/catalogue'
import { priceRefusals } from '../../../../i18n/fr/trade'
import type { Example } from '../../../../i18n/fr/worked-example'
import { comparablePrice, isRoundedAway, priceOf } from '../../../../resources/catalogue/units'
import { compareDecimals, decimalPattern, priceText } from '../../../../resources/schema/decimal-text'
import { exact, rounded } from '../../../../resources/schema/exact'
import type { Unit } from '../use-units'

export type Values = Readonly<Record<string, unknown>>

const units = ['negotiation', 'order_management', 'billing', 'storage_management'] as const
const coefficients = units.map((name) => `coef_${name}`)

/** The fields of an article that its example is made of. */
export const watched = ['product_id', 'quotation', 'coef', ...units, ...coefficients] as const

const isAbove0 = (value: unknown): value is string =>
  typeof value === 'string' && decimalPattern.test(value) && compareDecimals(value, '0') > 0

interface Known {
  base: Unit | undefined
  unitOf: (id: unknown) => Unit | undefined
}

/** The example of an article as its form stands; none while something is missing or wrong. */
export function exampleOf(values: Values, { base, unitOf }: Known): Example | undefined {
  const { quotation, coef_negotiation, coef_order_management, coef_billing, coef_storage_management, coef } =
    values
  const [order, billing, storage] = [values.order_management, values.billing, values.storage_management].map(
    unitOf,
  )
  if (!base || !order || !billing || !storage || !unitOf(values.negotiation)) return undefined
  if (!isAbove0(quotation) || !isAbove0(coef_negotiation) || !isAbove0(coef_order_management))
    return undefined
  if (!isAbove0(coef_billing) || !isAbove0(coef_storage_management) || !isAbove0(coef)) return undefined
  const coefs = { coef_negotiation, coef_order_management, coef_billing, coef_storage_management, coef }
  return { ...coefs, base, order, billing, storage, price_ht: priceOf(quotation, coefs) }
}

/** « Prix de comparaison : 1,88 € par kilogramme. » */
export function comparison(values: Values, base: Unit): string {
  const { quotation, coef_negotiation, coef } = values
  if (!isAbove0(quotation) || !isAbove0(coef_negotiation) || !isAbove0(coef)) return ''
  const price = rounded(exact(comparablePrice(quotation, { coef_negotiation, coef })), 4)
  return texts.basePrice({ price: priceText(price), unit: base.label.toLowerCase() })
}

/** What cannot be: a unit which is the base unit, but does not hold one of it; a price that its billing unit rounds away. */
export function coefficientRemarks(values: Values, base: Unit): string[] {
  const { quotation, coef_negotiation, coef_billing } = values
  const isWrong = [quotation, coef_negotiation, coef_billing].every(isAbove0)
    ? isRoundedAway(String(quotation), {
        coef_negotiation: String(coef_negotiation),
        coef_billing: String(coef_billing),
      })
    : false
  return [
    ...units
      .filter((name) => values[name] === base.id)
      .filter((name) => {
        const coefficient = values[`coef_${name}`]
        return isAbove0(coefficient) && compareDecimals(coefficient, '1') !== 0
      })
      .map((name) => texts.sameUnit({ use: texts.uses[name], unit: base.label.toLowerCase() })),
    ...(isWrong ? [priceRefusals.roundedAway] : []),
  ]
}
