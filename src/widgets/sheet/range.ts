/** A place in a sheet, both from 0. */
export interface Cell {
  row: number
  column: number
}

export interface Range {
  top: number
  left: number
  bottom: number
  right: number
}

/** The rectangle between two cells, both within. */
export const rangeOf = (one: Cell, other: Cell): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
})

export const isWithin = ({ top, left, bottom, right }: Range, { row, column }: Cell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

/** The cells of a range, row by row. */
export const cellsOf = ({ top, left, bottom, right }: Range): Cell[] =>
  Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: right - left + 1 }, (_, along) => ({ row: top + down, column: left + along })),
  ).flat()

/** How many rows and columns a range has. */
export const sizeOf = ({ top, left, bottom, right }: Range) => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
})
