/**
 * A reference whose row must say the same as a field beside it: a city and its zip code. A value that no row says at all (the
 * code of a CEDEX) goes with any row.
 */
export interface Agreement<N extends string = string> {
  /** The field that refers to the row: `municipality_id`. */
  of: N
  /** The field beside it: `zip_code`. */
  field: N
  /** What the row calls it. */
  its: string
  /** French, said at the reference. */
  message: string
}
