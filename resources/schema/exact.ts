import { decimalPattern } from './decimal-text'

/** An exact number: a fraction of whole numbers, the lower one above zero. It is rounded once, when it is written. */
export interface Exact {
  readonly over: bigint
  readonly under: bigint
}

const make = (over: bigint, under: bigint): Exact =>
  under < 0n ? { over: -over, under: -under } : { over, under }

/** Reads a decimal text (`-12.5`) or a whole number; throws a RangeError on anything else. */
export function exact(value: string | number): Exact {
  const text = String(value)
  if (!decimalPattern.test(text)) throw new RangeError(`Not an exact number: ${text}`)
  const [whole = '0', part = ''] = text.split('.')
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) }
}

/** A sum of many keeps the lower number small where one divides the other, as it does among decimals. */
export function plus(a: Exact, b: Exact): Exact {
  if (a.under === b.under) return make(a.over + b.over, a.under)
  if (a.under % b.under === 0n) return make(a.over + b.over * (a.under / b.under), a.under)
  if (b.under % a.under === 0n) return make(a.over * (b.under / a.under) + b.over, b.under)
  return make(a.over * b.under + b.over * a.under, a.under * b.under)
}
export const minus = (a: Exact, b: Exact): Exact => plus(a, { ...b, over: -b.over })
export const times = (a: Exact, b: Exact): Exact => make(a.over * b.over, a.under * b.under)

/** Throws a RangeError when the divisor is zero. */
export function divided(a: Exact, by: Exact): Exact {
  if (by.over === 0n) throw new RangeError('Division by zero')
  return make(a.over * by.under, a.under * by.over)
}

/** Negative, zero or positive. */
export const compared = (a: Exact, b: Exact): number => {
  const { over } = minus(a, b)
  return over === 0n ? 0 : over < 0n ? -1 : 1
}

/** Writes the number with exactly `scale` decimals, rounded half away from zero (« arrondi commercial »). */
export function rounded({ over, under }: Exact, scale: number): string {
  const isNegative = over < 0n
  const scaled = (isNegative ? -over : over) * 10n ** BigInt(scale)
  const digits = ((scaled * 2n + under) / (under * 2n)).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`
  return isNegative && /[1-9]/.test(text) ? `-${text}` : text
}

/** The sum of amounts in euros; what is not filled counts for nothing. */
export const sumOfAmounts = (amounts: readonly (string | null | undefined)[]): string =>
  rounded(
    amounts.reduce((sum, one) => plus(sum, exact(one || '0')), exact('0')),
    2,
  )

/** What is left of an amount without another, as an exact decimal text of `scale` decimals. */
export const differenceOf = (from: string | number, less: string | number, scale = 2): string =>
  rounded(minus(exact(from), exact(less)), scale)
