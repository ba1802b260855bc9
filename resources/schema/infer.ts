import type { Field, Fields } from './field'
import type { Operator } from './kind'
import type { System } from './system-fields'

/** What has declared fields: a resource of any shape. */
export interface Declared {
  readonly fields: Fields
}

type ValueOf<T> = T extends Field<infer V, infer R> ? (R extends true ? V : V | null) : never
type RequiredNames<F> = { [K in keyof F]: F[K] extends Field<unknown, true> ? K : never }[keyof F]

/** The values of declared fields as rows and answers carry them: null where a field is not always there. */
export type Answer<F> = { -readonly [K in keyof F]: ValueOf<F[K]> }

/** What a call answers: a record of these fields, or a list of such. */
export type Answers = Fields | readonly [Fields]

/** The value behind what a call answers; anything where it does not say. */
export type Answered<A> = [A] extends [never]
  ? unknown
  : A extends readonly [infer F]
    ? Answer<F>[]
    : A extends Fields
      ? Answer<A>
      : never

/** The names of a resource's fields, and of what every kept row carries besides. */
export type NameOf<R extends Declared> = keyof R['fields'] | keyof System

/** Some fields of a resource, by their names. */
export type Picked<R extends Declared, N> = {
  readonly [K in N & PropertyKey]: K extends keyof R['fields']
    ? R['fields'][K]
    : K extends keyof System
      ? System[K]
      : never
}

/** The record of a resource as answers carry it, associations aside. */
export type Row<R extends Declared> = Answer<
  Pick<System, 'id' | 'lock_version' | 'createdAt' | 'updatedAt'>
> &
  Answer<R['fields']>

/** Some values of a row, as a statement selects them. */
export type RowOf<R extends Declared, N extends NameOf<R>> = Answer<Picked<R, N>>

/** The same where each is filled. */
export type FilledOf<R extends Declared, N extends NameOf<R>> = {
  [K in keyof RowOf<R, N>]: NonNullable<RowOf<R, N>[K]>
}

/** What creates a record: the required fields that have no default, the others if one likes. */
export type Input<R extends Declared> = {
  [K in RequiredNames<R['fields']>]: ValueOf<R['fields'][K]>
} & { [K in Exclude<keyof R['fields'], RequiredNames<R['fields']>>]?: ValueOf<R['fields'][K]> }

/** A moment may be written as the `Date` that it is. */
type Written<V> = string extends V ? V | Date : V

/** What changes a record: what it does not name stays. */
export type Patch<R extends Declared> = { [K in keyof R['fields']]?: Written<ValueOf<R['fields'][K]>> }

/** One condition of a search on a resource's own fields. */
export type Filter<R extends Declared> = {
  [K in keyof R['fields'] & string]: { name: K; operator: Operator; value: unknown }
}[keyof R['fields'] & string]
