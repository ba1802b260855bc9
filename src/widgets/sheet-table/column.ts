import type { Key, ReactNode } from 'react'
import type { SheetValue } from './value'

type Word =
  | 'what'
  | 'label'
  | 'number'
  | 'amount'
  | 'state'
  | 'plain'
  | 'end'
  | 'side'
  | 'spare'
  | 'quiet'
  | 'tick'
  | 'down'
  | 'whole'
type Words = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`

/** A column of a table that is only read. */
export interface ReadColumn<Row> {
  /** Its head, on a phone the name of each value; a column of buttons may have none. */
  title?: string
  /** What stands at its head instead of the title: a box that ticks all. */
  head?: ReactNode
  of: (row: Row, index: number) => ReactNode
  /** What the cell holds: the table may be sorted by it, and its file has it. */
  value?: (row: Row) => SheetValue
  /** A second line, smaller. */
  under?: (row: Row) => ReactNode
  /**
   * What names the row (`what`, `label`), its state or its buttons (`end`) need no title on a phone; a `number` stands on
   * the right, `side` is left out on a phone, `spare` on a tablet; what is `whole` breaks into no lines.
   */
  is?: Words | ((row: Row) => string)
  /** What stands under the column, in the row of totals. */
  total?: ReactNode
}

export interface ReadTable<Row> {
  /** What the table is called. */
  name: string
  /** Those that are none are left out. */
  columns: readonly (ReadColumn<Row> | false | null | undefined)[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
  /** Marks a row: `is-over` for what counts no more. */
  rowIs?: (row: Row) => string | false | undefined
  /** What the row of totals is called; it reaches to the first column that has one. */
  foot?: ReactNode
  /** Said in the table where it has no row yet. */
  empty?: string
  /** Fifty rows are drawn, and fifty more by a button that says how many are left. */
  more?: (left: number) => string
  /** So many rows are drawn, the first or the last ones, and all by « Tout afficher »; once sorted, the first of the order. */
  few?: { count: number; isLast?: boolean }
}

/** The classes of a head: those of its cells that it shares. */
export const headWords = (is: ReadColumn<never>['is']) =>
  typeof is === 'string' ? is.split(' ').filter((word) => ['number', 'spare', 'end'].includes(word)) : []
