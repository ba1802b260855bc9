import type { UnknownRow } from '../../resources/schema/unknown-row'

/** What is written into a row that stands. */
export interface RowUpdate {
  id: number
  input: UnknownRow
}
