import { exact, plus, rounded } from '../schema/exact'

const cents = (amount: string): bigint => BigInt(rounded(exact(amount), 2).replace('.', ''))
const euros = (value: bigint): string => {
  const text = (value < 0n ? -value : value).toString().padStart(3, '0')
  return `${value < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/**
 * Shares out an amount in proportion to weights by the largest remainder (domain §11.3): their sum is the amount, to the cent
 * (I-24). A weight below zero counts for nothing; without any weight there is nobody to give to, and no share. Among equal
 * remainders the heavier one is served first, then the first.
 */
export function apportion(amount: string, weights: readonly string[]): string[] {
  const parts = weights.map((weight) => exact(weight)).map((one) => (one.over < 0n ? exact('0') : one))
  const under = parts.reduce((all, one) => (all > one.under ? all : one.under), 1n)
  const whole = parts.map((one) => (one.over * under) / one.under)
  const sum = whole.reduce((all, one) => all + one, 0n)
  if (sum === 0n) return []
  const total = cents(amount)
  const [sign, size] = total < 0n ? [-1n, -total] : [1n, total]
  const given = whole.map((weight) => (size * weight) / sum)
  const rest = whole.map((weight, at) => ({ at, weight, left: (size * weight) % sum }))
  rest.sort(
    (a, b) =>
      Number(b.left - a.left > 0n) - Number(a.left - b.left > 0n) ||
      Number(b.weight - a.weight > 0n) - Number(a.weight - b.weight > 0n) ||
      a.at - b.at,
  )
  const lacking = size - given.reduce((all, one) => all + one, 0n)
  for (const { at } of rest.slice(0, Number(lacking))) given[at] = (given[at] ?? 0n) + 1n
  return given.map((one) => euros(sign * one))
}

/** Sums of amounts by a key, in the order in which the keys first come. */
export function sumsBy<K>(rows: readonly { key: K; amount_ht: string }[]): Map<K, string> {
  const sums = new Map<K, string>()
  for (const { key, amount_ht } of rows)
    sums.set(key, rounded(plus(exact(sums.get(key) ?? '0'), exact(amount_ht)), 2))
  return sums
}
