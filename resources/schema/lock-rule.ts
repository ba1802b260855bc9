import type { Fields } from './field'
import type { Predicate } from './predicate'

/**
 * The rows that are read only, by what they say themselves (`when`) or because the row that they belong to is (`through`): held at
 * every door, but by actions and rules of the trade. `%{state}` in the refusal is the label of the row's state.
 */
export type Locked<F extends Fields = Fields, N extends string = string> =
  | { readonly when: Predicate<F>; readonly refusal: string }
  | { readonly through: N }

/** The rows that nobody may remove, whatever else may be changed of them: held at every door. */
export interface Kept<F extends Fields = Fields> {
  readonly when: Predicate<F>
  readonly refusal: string
}
