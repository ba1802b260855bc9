import { compared, divided, exact, rounded, times } from '../schema/exact'

/** What an accepted quote is worth as a product: its unit price of four decimals, and what the quantity asked for costs at it. */
export function inCart({ amount_ht, quantity }: { amount_ht: string; quantity: string }) {
  const price = rounded(divided(exact(amount_ht), exact(quantity)), 4)
  const amount = rounded(times(exact(price), exact(quantity)), 2)
  return { price, amount, isWhole: compared(exact(amount), exact(amount_ht)) === 0 }
}
