import type { GivenCell } from '../../../resources/schema/reading/given'
import { cellText } from '../../../resources/schema/reading/read-cell'
import { isRow, type UnknownRow } from '../../../resources/schema/unknown-row'
import { sameCell } from '../../spreadsheet/cell'
import { isHashOf, type Mirrored, plainCell } from '../../spreadsheet/mirror'
import type { Base } from '../exports/base-column'
import { isStamp } from '../exports/comes-back'
import type { ImportColumn } from './header'

/** A cell that says something else than the row. */
export interface Change {
  column: ImportColumn['column']
  use: ImportColumn['use']
  cell: GivenCell
  /** What the cell was when the file was exported; absent where the file does not tell. */
  base?: Mirrored
}

/** What a line of a file says. */
export interface Said {
  cells: readonly GivenCell[]
  /** The row as it was exported. */
  base?: Base
}

/** The row that a path leads to: the row itself, or one embedded in it. */
export const heldAt = (row: UnknownRow | undefined, path: string): UnknownRow | undefined => {
  const held = path ? row?.[path] : row
  return isRow(held) ? held : undefined
}

/** The cell that an export of a row would write. */
export function cellNow({ column }: Pick<Change, 'column'>, row: UnknownRow | undefined): GivenCell {
  const held = heldAt(row, column.path)
  return held ? column.cell(held) : null
}

/** Whether a cell is what it was when it was exported. */
export function sameAsBase(base: Mirrored, cell: GivenCell): boolean {
  const plain = plainCell(base)
  return plain === undefined ? isHashOf(base, cell) : sameCell(plain, cell)
}

/** Whether two cells say the same to a reader: spreadsheets change numbers into texts and back. */
function readsAlike({ column }: Change, one: GivenCell, other: GivenCell): boolean {
  const field = column.declared.of ?? column.declared
  const [a, b] = [one, other].map((cell) => cellText(cell, field).trim())
  return a === b || (a !== '' && b !== '' && Number(a) === Number(b))
}

function isChanged(change: Change, current: UnknownRow | undefined): boolean {
  const { cell, base, use } = change
  if (base !== undefined) {
    if (sameAsBase(base, cell)) return false
    const plain = plainCell(base)
    return use !== 'fixed' || plain === undefined || !readsAlike(change, plain, cell)
  }
  const now = cellNow(change, current)
  if (use !== 'fixed') return !sameCell(now, cell)
  return !isStamp(change.column) && !sameCell(now, cell) && !readsAlike(change, now, cell)
}

/**
 * The cells of a line that were changed in the file, as far as it tells what they were, else those that differ from what an
 * export of the row would write. Of a new row those that are filled; what was copied with it of what does not come back is none.
 */
export function changesOf(
  columns: readonly ImportColumn[],
  { cells, base }: Said,
  current?: UnknownRow,
): Change[] {
  return columns
    .filter(({ use }) => use !== 'id')
    .map(({ index, column, use }): Change => {
      const was = current || use === 'fixed' ? base?.cells.get(column.key) : undefined
      return { column, use, cell: cells[index] ?? null, ...(was === undefined ? {} : { base: was }) }
    })
    .filter((change) => isChanged(change, current))
}

/** Whether a cell names rows of another list. */
export const isReference = ({ column }: Pick<Change, 'column'>): boolean =>
  ['ref', 'refs'].includes(column.declared.kind)
