import type { Field, Fields } from './field'

type Scalar = string | number | boolean | null

/** What one field is held against. A bare value means `eq`; `null` means "is empty". */
export type Test<V = Exclude<Scalar, null>> =
  | V
  | null
  | {
      eq?: V | null
      ne?: V | null
      in?: readonly (V | null)[]
      notIn?: readonly (V | null)[]
      gte?: V | null
      lte?: V | null
    }

/** What a field may be held against: a value of its own type. */
type Held<T> = T extends Field<infer V> ? (V extends Scalar ? V : Exclude<Scalar, null>) : never

/** A condition as data, read in the browser and compiled to SQL, with one meaning for null: it equals only null. */
export type Predicate<F extends Fields = Fields> =
  | { readonly [K in keyof F]?: Test<Held<F[K]>> }
  | { readonly and: readonly Predicate<F>[] }
  | { readonly or: readonly Predicate<F>[] }
  | { readonly not: Predicate<F> }

const isList = (value: unknown): value is readonly Predicate[] => Array.isArray(value)
const empty = (value: unknown) => value === null || value === undefined || value === ''

function compare(value: unknown, other: Scalar): number | undefined {
  if (empty(value) || empty(other)) return undefined
  if (typeof value === 'number' || typeof other === 'number') return Number(value) - Number(other)
  return String(value) < String(other) ? -1 : String(value) > String(other) ? 1 : 0
}

const same = (value: unknown, other: Scalar) =>
  empty(value) ? empty(other) : value === other || String(value) === String(other)

/** Whether a value passes a test. A null passes only `null`, `{ eq: null }`, `{ in: [null] }`, `ne` and `notIn`. */
export function passes(value: unknown, test: Test): boolean {
  if (test === null || typeof test !== 'object') return same(value, test)
  const gap = (other: Scalar | undefined) => (other === undefined ? 0 : compare(value, other))
  const [low, high] = [gap(test.gte), gap(test.lte)]
  if (low === undefined || low < 0 || high === undefined || high > 0) return false
  if (test.eq !== undefined && !same(value, test.eq)) return false
  if (test.ne !== undefined && same(value, test.ne)) return false
  if (test.in && !test.in.some((item) => same(value, item))) return false
  return !test.notIn?.some((item) => same(value, item))
}

/** Whether a record meets a predicate. */
export function holds(predicate: Predicate, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(predicate).every(([key, test]) => {
    if (key === 'and' && isList(test)) return test.every((part) => holds(part, record))
    if (key === 'or' && isList(test)) return test.some((part) => holds(part, record))
    if (key === 'not') return !holds(test as Predicate, record)
    return passes(record[key], test as Test)
  })
}

/** The fields that a predicate reads. */
export function fieldsOf(predicate: Predicate): string[] {
  return Object.entries(predicate).flatMap(([key, test]) => {
    if ((key === 'and' || key === 'or') && isList(test)) return test.flatMap(fieldsOf)
    return key === 'not' ? fieldsOf(test as Predicate) : [key]
  })
}

/** The values that a predicate holds each field against. */
export function testsOf(predicate: Predicate): [field: string, value: Scalar][] {
  return Object.entries(predicate).flatMap(([key, test]): [string, Scalar][] => {
    if ((key === 'and' || key === 'or') && isList(test)) return test.flatMap(testsOf)
    if (key === 'not') return testsOf(test as Predicate)
    const values = test !== null && typeof test === 'object' ? Object.values(test).flat() : [test]
    return values.map((value) => [key, value as Scalar])
  })
}
