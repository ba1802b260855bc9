import type { ReadRow } from '../../../resources/schema/unknown-row'

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))

/** Whether two answers tell the same of a row, labels of its relations included. */
export function sameRow(a: ReadRow, b: ReadRow): boolean {
  if (a === b) return true
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key]))
}
