/** Rights that are applied together, in a transaction of their own: those of one table, or a function. */
export interface RightsPart {
  /** `table order`, `function portal_list_…`: unique, and the same in each release. */
  name: string
  /** The table that it is about, whose policies are made anew. */
  table?: string
  /** The functions that it makes or grants, by name. */
  functions?: readonly string[]
  statements: readonly string[]
}
