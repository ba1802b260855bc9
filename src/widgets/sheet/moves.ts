import type { Cell } from './range'
import { type Command, quiet } from './state'

const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1))

/** Goes to a cell, or draws the range out to it; the edge of the sheet stops it. */
export const reached =
  (to: Cell, isRange = false): Command =>
  (state, { ids, columns }) => {
    const head = { row: within(to.row, ids.length), column: within(to.column, columns.length) }
    return quiet({ ...state, head, anchor: isRange ? state.anchor : head })
  }

/** Goes so many rows and columns further: of the cell with the focus, or with Shift of the range's other end. */
export const moved =
  (by: Cell, isRange = false): Command =>
  (state, grid) => {
    const from = isRange ? state.head : state.anchor
    return reached({ row: from.row + by.row, column: from.column + by.column }, isRange)(state, grid)
  }
