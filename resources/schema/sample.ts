import type { Field } from './field'

/** Values of a kind for the tests, in its folder's `sample.ts`. */
export interface Sample<V = unknown> {
  /** A good value; `n` makes it different from the others. Absent where other rows must be made first. */
  good?: (field: Field, n: number) => V | undefined
  /** A value that the kind refuses. */
  bad?: unknown
}

/** The last digits of a number, zeros before. */
export const digits = (n: number, length: number): string => String(n).padStart(length, '0').slice(-length)

/** A whole number within the bounds of a field. */
export function wholeIn(field: Field, n: number): number {
  const min = Math.ceil(Math.max(field.min ?? 0, 0))
  const max = Math.min(Math.floor(field.max ?? min + 900), min + 900)
  return min + (n % (max - min + 1))
}

/** One of the keys of a choice. */
export const keyAt = (field: Field, n: number): string => {
  const keys = Object.keys(field.options ?? {})
  return keys[n % keys.length] ?? ''
}
