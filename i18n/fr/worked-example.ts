import { billedQuantity, type Coefficients, lineAmount, stockQuantity } from '../../resources/catalogue/units'
import { compareDecimals, pageDecimal, withScale } from '../../resources/schema/decimal-text'
import { exact, rounded, times } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { texts } from '../../resources/schema/texts'
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

/** What an example of an order says. */
export const exampleTexts = texts('workedExample', {
  ordered: 'Commander %{what}.',
  orderedBy: 'Commander %{what}, soit %{base} (%{each} par %{unit}).',
  each: '%{each} par %{unit}',
  billed: 'Facturé : %{what} × %{price} = %{amount} HT.',
  stored: 'Entrée en stock : %{what}.',
})

const trimmed = (text: string) => pageDecimal(withScale(text, 0))
const amount = (text: string) => `${pageDecimal(text)} €`

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
    ? exampleTexts.ordered({ what: counted(quantity, example.order) })
    : exampleTexts.orderedBy({
        ...{ what: counted(quantity, example.order), base: counted(inBase, example.base) },
        ...{ each: counted(example.coef_order_management, example.base) },
        unit: example.order.label.toLowerCase(),
      })
  const stock = counted(stockQuantity(quantity, example), example.storage)
  const apiece = same(example.coef_storage_management, '1')
    ? ''
    : ` (${exampleTexts.each({
        each: counted(example.coef_storage_management, example.base),
        unit: example.storage.label.toLowerCase(),
      })})`
  return [
    ordered,
    exampleTexts.billed({
      ...{ what: counted(billed, example.billing), price: price(example.price_ht) },
      amount: amount(lineAmount(quantity, example.price_ht, example)),
    }),
    exampleTexts.stored({ what: `${stock}${apiece}` }),
  ]
}
