import type { Field, Fields } from './field'
import type { Operator } from './kind'
import type { Resource } from './resource'

type ValueOf<T> = T extends Field<infer V, infer R> ? (R extends true ? V : V | null) : never
type RequiredNames<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<unknown, true> ? K : never
}[keyof F]

/** What every kept row carries besides its declared fields. */
export interface SystemRow {
  id: number
  lock_version: number
  createdAt: string
  updatedAt: string
}

/** The record of a resource as answers carry it, associations aside. */
export type Row<R> = R extends Resource<infer F> ? SystemRow & { [K in keyof F]: ValueOf<F[K]> } : never

/** What creates a record: the required fields that have no default, the others if one likes. */
export type Input<R> =
  R extends Resource<infer F>
    ? { [K in RequiredNames<F>]: ValueOf<F[K]> } & {
        [K in Exclude<keyof F, RequiredNames<F>>]?: ValueOf<F[K]>
      }
    : never

/** One condition of a search on a resource's own fields. */
export type Filter<R> =
  R extends Resource<infer F>
    ? { [K in keyof F & string]: { name: K; operator: Operator; value: unknown } }[keyof F & string]
    : never
