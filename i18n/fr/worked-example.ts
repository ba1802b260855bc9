import { billedQuantity, type Coefficients, lineAmount, stockQuantity } from '../../resources/catalogue/units'
import { compareDecimals, frenchDecimal, withScale } from '../../resources/schema/decimal-text'
import { exact, rounded, times } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import type { unit } from '../../resources/settings/products'

/** A unit as its row says it. */
export interface UnitWords extends RowOf<typeof unit, 'label'>, Partial<RowOf<typeof unit, 'abbreviation'>> {
  kind?: string | null
}

export interface Example extends Coefficients {
  price_ht: string
  base: UnitWords
  order: UnitWords
  billing: UnitWords
  storage: UnitWords
}

const trimmed = (text: string) => frenchDecimal(withScale(text, 0))
const amount = (text: string) => `${frenchDecimal(text)} €`

/** « 30 kg », « 6 cartons », « 1 sac ». */
function counted(quantity: string, { label, abbreviation, kind }: UnitWords): string {
  const short = kind === 'weight' || kind === 'volume' ? abbreviation : undefined
  if (short) return `${trimmed(quantity)} ${short}`
  const word = label.toLowerCase()
  const isMany = compareDecimals(quantity, '2') >= 0 && !/[sxz]$/.test(word)
  return `${trimmed(quantity)} ${word}${isMany ? 's' : ''}`
}

const same = (one: string, other: string) => compareDecimals(one, other) === 0
const price = (text: string) => amount(withScale(withScale(text, 0), 2))

/**
 * What ordering a quantity means, in words: how many base units, what is billed, what comes into the stock. For the form of
 * an article, so that a wrong coefficient is seen at once.
 */
export function workedExample(example: Example, quantity: string): string[] {
  const inBase = rounded(times(exact(quantity), exact(example.coef_order_management)), 6)
  const billed = rounded(billedQuantity(quantity, example), 3)

  const ordered = same(example.coef_order_management, '1')
    ? `Commander ${counted(quantity, example.order)}.`
    : `Commander ${counted(quantity, example.order)}, soit ${counted(inBase, example.base)} (${counted(example.coef_order_management, example.base)} par ${example.order.label.toLowerCase()}).`
  const stock = counted(stockQuantity(quantity, example), example.storage)
  const apiece = same(example.coef_storage_management, '1')
    ? ''
    : ` (${counted(example.coef_storage_management, example.base)} par ${example.storage.label.toLowerCase()})`
  return [
    ordered,
    `Facturé : ${counted(billed, example.billing)} × ${price(example.price_ht)} = ${amount(lineAmount(quantity, example.price_ht, example))} HT.`,
    `Entrée en stock : ${stock}${apiece}.`,
  ]
}
