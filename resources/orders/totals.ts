import { compareDecimals } from '../schema/decimal-text'
import { divided, type Exact, exact, plus, rounded, times } from '../schema/exact'
import type { Totals } from './answer-totals'

/** A line or a fee before tax; amounts are decimal texts. */
export interface Taxed {
  amount_ht: string
  /** Percent, `5.50`. */
  rate: string
}

const zero = exact(0)
const hundred = exact(100)

/** Sum of decimal texts, two decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  rounded(
    amounts.reduce<Exact>((sum, one) => plus(sum, exact(one)), zero),
    2,
  )

const percent = (amount: string, rate: string): string =>
  rounded(divided(times(exact(amount), exact(rate)), hundred), 2)

/**
 * The document's totals (domain §5.13): VAT is rounded once a rate, on the summed base; deposits stand outside HT and carry
 * no VAT.
 */
export function totalsOf(
  lines: readonly Taxed[],
  fees: readonly Taxed[],
  deposits: readonly string[],
): Totals {
  const bases = new Map<string, string[]>()
  for (const { amount_ht, rate } of [...lines, ...fees]) {
    const key = rounded(exact(rate), 2)
    const base = bases.get(key)
    if (base) base.push(amount_ht)
    else bases.set(key, [amount_ht])
  }
  const vat = [...bases]
    .map(([rate, amounts]) => ({ rate, base_ht: sumOf(amounts) }))
    .sort((a, b) => compareDecimals(a.rate, b.rate))
    .map(({ rate, base_ht }) => ({ rate, base_ht, amount: percent(base_ht, rate) }))
  const goods_ht = sumOf(lines.map((line) => line.amount_ht))
  const fees_ht = sumOf(fees.map((fee) => fee.amount_ht))
  const order_total_ht = sumOf([goods_ht, fees_ht])
  const deposit_total = sumOf(deposits)
  const order_total_ttc = sumOf([order_total_ht, ...vat.map((one) => one.amount), deposit_total])
  return { goods_ht, fees_ht, order_total_ht, vat, deposit_total, order_total_ttc }
}

/** What a line shows with its tax: informative, never summed. */
export const lineTtc = (amount_ht: string, rate: string): string =>
  sumOf([amount_ht, percent(amount_ht, rate)])
