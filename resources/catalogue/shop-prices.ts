import { compareDecimals } from '../schema/decimal-text'
import { divided, type Exact, exact, plus, rounded, times } from '../schema/exact'
import type { ShopArticle } from './answers'
import { lineAmount } from './units'

type Priced = Pick<
  ShopArticle,
  'price_ht' | 'quotation' | 'rate' | 'coef_order_management' | 'coef_billing' | 'coef_negotiation' | 'coef'
>

const taxed = (amount: Exact, rate: string | null): Exact =>
  times(amount, plus(exact(1), divided(exact(rate ?? '0'), exact(100))))

const shown = (
  amount: string,
  rate: string | null,
  { ttc, scale }: { ttc: boolean; scale: number },
): string => (ttc ? rounded(taxed(exact(amount), rate), scale) : amount)

/** Price of a billing unit as the person reads prices (domain §4.6): four decimals. */
export const shownPrice = (row: Pick<Priced, 'price_ht' | 'rate'>, ttc: boolean): string | null =>
  row.price_ht === null ? null : shown(row.price_ht, row.rate, { ttc, scale: 4 })

/** Price of one order unit (a carton, a sack), two decimals. */
export const orderUnitPrice = (row: Priced, ttc: boolean): string | null =>
  row.price_ht === null ? null : shown(lineAmount('1', row.price_ht, row), row.rate, { ttc, scale: 2 })

/** What compares offers of one product: the price of a base unit, by its yield (domain §4.4), four decimals. */
export function comparablePrice(row: Priced, ttc: boolean): string | null {
  if (row.quotation === null) return null
  const price = times(divided(exact(row.quotation), exact(row.coef_negotiation)), exact(row.coef))
  return rounded(ttc ? taxed(price, row.rate) : price, 4)
}

/** Amount of a quantity, two decimals; informative: documents have their own formula (domain §5.13). */
export const quantityPrice = (row: Priced, quantity: string, ttc: boolean): string | null =>
  row.price_ht === null ? null : shown(lineAmount(quantity, row.price_ht, row), row.rate, { ttc, scale: 2 })

/** What a base unit really costs of which a part could not be used: the comparable price over the usable share, four decimals. */
export function usablePrice(row: Priced & Pick<ShopArticle, 'usable'>, ttc: boolean): string | null {
  const comparable = comparablePrice(row, ttc)
  if (comparable === null || row.usable === null) return comparable
  return rounded(divided(exact(comparable), exact(row.usable.share)), 4)
}

/** Of offers in the order of their true price: before which cheaper-looking one each stands, by its id. */
export function overtaken(rows: readonly ShopArticle[]): ReadonlyMap<number, ShopArticle> {
  const found = new Map<number, ShopArticle>()
  for (const [place, row] of rows.entries()) {
    const own = comparablePrice(row, false)
    const other = rows.slice(place + 1).find((one) => {
      const price = one.product_id === row.product_id ? comparablePrice(one, false) : null
      return own !== null && price !== null && compareDecimals(price, own) < 0
    })
    if (other) found.set(row.id, other)
  }
  return found
}
