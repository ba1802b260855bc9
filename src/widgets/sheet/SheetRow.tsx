import { memo, type ReactNode, type Ref } from 'react'
import type { ReadColumn, SheetColumn } from './column'
import type { Cell } from './range'
import { SheetCell } from './SheetCell'
import type { DrawnCell } from './use-sheet'

export interface RowParts<Row> {
  /** Columns before those that are filled; the first one names the row. */
  before: readonly ReadColumn<Row>[]
  /** What stands at the end of a row. */
  after?: ((row: Row) => ReactNode) | undefined
}

interface Props<Row, Patch> extends RowParts<Row> {
  columns: readonly SheetColumn<Row, Patch>[]
  row: Row
  index: number
  cells: readonly DrawnCell[]
  isLocked: boolean
  onText: (at: Cell, text: string) => void
  measure: Ref<HTMLTableRowElement>
}

function PlainRow<Row, Patch>({
  row,
  index,
  before,
  after,
  columns,
  cells,
  measure,
  ...more
}: Props<Row, Patch>) {
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      {before.map(({ title, isNumber, cell }) => (
        <td key={title} className={isNumber ? 'number' : 'what'} data-label={isNumber ? title : undefined}>
          {cell(row)}
        </td>
      ))}
      {columns.map((column, along) => {
        const drawn = cells[along]
        return (
          drawn && (
            <SheetCell
              key={column.title}
              {...{ column, row, drawn, ...more }}
              at={{ row: index, column: along }}
            />
          )
        )
      })}
      {after && <td>{after(row)}</td>}
    </tr>
  )
}

const isSameCell = (one: DrawnCell, other: DrawnCell | undefined) =>
  one.text === other?.text && one.message === other.message && one.isChosen === other.isChosen

function isSameRow<Row, Patch>(
  { cells, ...one }: Props<Row, Patch>,
  { cells: now, ...other }: Props<Row, Patch>,
) {
  const names = Object.keys(other) as (keyof typeof other)[]
  return (
    names.every((name) => one[name] === other[name]) && cells.every((cell, at) => isSameCell(cell, now[at]))
  )
}

/** A row of a sheet: what is read, what is filled, what ends it. Drawn again when one of them changes only. */
export const SheetRow = memo(PlainRow, isSameRow) as typeof PlainRow
