import { f } from './f'
import type { Field, Fields } from './field'
import type { Answer, Declared, NameOf, Picked } from './infer'
import { system } from './system-fields'

/**
 * Some fields of a resource, for what is read of it or answered about it: `Answer<typeof picked>` is their type, `columnsOf`
 * their columns, `answers` their place in the API's description.
 */
export const pick = <R extends Declared, const N extends NameOf<R>>(
  { fields }: R,
  names: readonly N[],
): Picked<R, N> => {
  const all: Fields = { ...system, ...fields }
  return Object.fromEntries(names.map((name) => [name, all[name as string]])) as unknown as Picked<R, N>
}

/** The same field where it may be absent: of a row that is joined and need not be there. */
export const maybe = <V>(field: Field<V>): Field<V, false> => ({ ...field, required: false })

/** The same field where it is always there: of a value that the server gives. */
export const always = <V>(field: Field<V>): Field<V, true> => ({ ...field, required: true })

/** What a call asks of a field beyond its declaration; without one, as it is declared. */
type More<V> = Partial<Omit<Field<V>, 'kind' | '~value'>>

/**
 * A declared field in the body of a call: its kind, label and bounds stand in the declaration alone. It is written there although
 * no form edits it, and what is absent stays absent; `more` is what the call asks otherwise (`required`, `min`, `door`).
 */
export const asked = <V, R extends boolean, const M extends More<V> = Record<never, never>>(
  field: Field<V, R>,
  more?: M,
) =>
  ({ ...field, readonly: false, default: undefined, ...more }) as Field<
    V,
    M extends { required: infer Q extends boolean } ? Q : R
  >

/** Of an answer: another record inside it. */
export const one = <const F extends Fields>(label: string, fields: F): Field<Answer<F>, true> => ({
  kind: 'json',
  label,
  fields,
  required: true,
})

/** Of an answer: a list of records inside it. */
export const many = <const F extends Fields>(label: string, fields: F): Field<Answer<F>[], true> => ({
  kind: 'json',
  label,
  fields,
  many: true,
  required: true,
})

/** Of an answer: a value whose shape only its type says, with one such value. */
export const shaped = <V>(label: string, example?: V): Field<V, true> => ({
  kind: 'json',
  label,
  required: true,
  example,
})

/** Of an answer: a page of a list. */
export const page = <const F extends Fields>(label: string, fields: F) => ({
  data: many(label, fields),
  total: f.int({ label: 'Nombre', required: true }),
})

/** Of an answer: some of these words. */
export const some = <const N extends string>(label: string, names: readonly N[]): Field<N[], true> => ({
  kind: 'list',
  label,
  options: Object.fromEntries(names.map((name) => [name, name])),
  required: true,
})
