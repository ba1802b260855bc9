import type { ReactNode } from 'react'
import type { Column, ListRow } from './columns'

/** What a screen says or draws in its own way in a generated list; the same object at each drawing. */
export interface ListSlots {
  /** Cells by column: what a row shows there instead of its plain value. */
  cells?: Readonly<Record<string, (row: ListRow) => ReactNode>>
  /** Said where there is no row, and nothing is filtered. */
  empty?: { title: string; text?: string }
}

/** The columns with the cells of the screen in place of theirs. */
export const withCells = (columns: readonly Column[], { cells = {} }: ListSlots): readonly Column[] =>
  columns.map((column) => ({ ...column, render: cells[column.name] ?? column.render }))
