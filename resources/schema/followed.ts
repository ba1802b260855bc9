import type { Field } from './field'
import type { ReadRow } from './unknown-row'

type Scalar = string | number | boolean
const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The field beside that a condition reads: `supplier_id` of `$supplier_id`. */
const besideOf = (wanted: unknown): string | undefined =>
  typeof wanted === 'string' && wanted.startsWith('$') ? wanted.slice(1) : undefined

/** The fields beside it that the choices of a reference follow. */
export const followedBy = (field: Pick<Field, 'where'>): string[] =>
  Object.values(field.where ?? {}).flatMap((wanted) => besideOf(wanted) ?? [])

/** What the rows that may be chosen say, in this record: one that follows a field without a value asks nothing. */
export function conditionOf(
  field: Pick<Field, 'where'>,
  row: ReadRow,
): { asked: [column: string, wanted: Scalar][]; beside: string[] } {
  const asked = Object.entries(field.where ?? {}).flatMap(([column, wanted]): [string, Scalar][] => {
    const beside = besideOf(wanted)
    const value = beside === undefined ? wanted : row[beside]
    return isScalar(value) && value !== '' ? [[column, value]] : []
  })
  return { asked, beside: followedBy(field) }
}
