import type { ReactNode } from 'react'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { readCell, spellCell } from './reading'
import type { Grid, Write } from './state'

/** A column that is filled: its declared field, and how a row holds it. */
export interface SheetColumn<Row, Patch> {
  title: string
  field: Field
  /** The accessible name of a cell. */
  label: (row: Row) => string
  value: (held: Partial<Patch>) => string | null | undefined
  write: (value: string) => Partial<Patch>
  /** What stands behind the input. */
  unit?: (row: Row) => string
  /** What stands under the input. */
  under?: (row: Row) => ReactNode
}

/** A column that is only read. */
export interface ReadColumn<Row> {
  title: string
  isNumber?: boolean
  cell: (row: Row) => ReactNode
}

/** The rows of a sheet with its columns. */
export interface SheetOf<Row, Patch> {
  rows: readonly Row[]
  columns: readonly SheetColumn<Row, Patch>[]
  idOf: (row: Row) => number
  /** What is held of a row. */
  heldOf: (row: Row) => Partial<Patch> | undefined
}

export const isNumber = ({ field }: { field: Field }): boolean => kindOf(field).cell === 'number'

export const gridOf = <Row, Patch>(
  { rows, columns, heldOf }: SheetOf<Row, Patch>,
  ids: readonly number[],
): Grid => ({
  ids,
  columns: columns.map(
    ({ field }) =>
      (text: string) =>
        readCell(field, text),
  ),
  value: ({ row, column }) => {
    const [one, shown] = [rows[row], columns[column]]
    return one && shown ? spellCell(shown.field, shown.value(heldOf(one) ?? {}) ?? '') : ''
  },
})

/** What is written, by the id of its row. */
export function patchesOf<Row, Patch>(
  columns: readonly SheetColumn<Row, Patch>[],
  writes: readonly Write[],
): ReadonlyMap<number, Partial<Patch>> {
  const patches = new Map<number, Partial<Patch>>()
  for (const { id, column, value } of writes)
    patches.set(id, { ...patches.get(id), ...columns[column]?.write(value) } as Partial<Patch>)
  return patches
}
