import type { Computed, Fields } from './field'

/** Works a value out of a row. */
export type Compute = (row: Readonly<Record<string, unknown>>) => unknown
type Bodies<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Computed ? K : never]: Compute
}
/** Pure functions of the row behind the `computed` fields: one each, and none for another. */
export type Computing<F extends Fields> = [keyof Bodies<F>] extends [never]
  ? { computes?: undefined }
  : { computes: Bodies<F> }
