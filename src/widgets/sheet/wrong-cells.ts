import type { SheetColumn } from './column'
import type { Cell } from './range'
import { readCell } from './reading'
import { keyOf } from './state'

/** A cell that could not be read. */
export interface WrongCell {
  at: Cell
  title: string
  text: string
  message: string
}

/** The cells whose text says no value, in the order of the rows that there are. */
export function wrongCells<Row, Patch>(
  wrong: ReadonlyMap<string, string>,
  ids: readonly number[],
  columns: readonly SheetColumn<Row, Patch>[],
): WrongCell[] {
  if (wrong.size === 0) return []
  return ids.flatMap((id, row) =>
    columns.flatMap(({ title, field }, column) => {
      const text = wrong.get(keyOf({ id, column }))
      const message = text === undefined ? undefined : readCell(field, text).message
      return text === undefined || message === undefined
        ? []
        : [{ at: { row, column }, title, text, message }]
    }),
  )
}
