/** What a new row of another list is given: the cell of each of its fields, by name. */
export type NewRow = Readonly<Record<string, string>>

/** What a person made of a value of the file: another one, a new one, or nothing. */
export interface ValueAnswer {
  /** The column that it stands in, by its field. */
  key: string
  text: string
  value: string | null
  /** The value that the list is to have: it is made with the import, where the list lacks it still. */
  create?: NewRow
}
