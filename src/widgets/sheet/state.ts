import { type Cell, type Range, rangeOf } from './range'
import type { Reading } from './reading'

/** What a sheet stands on: its rows by id, what its columns read, and the spelled value of a cell. */
export interface Grid {
  ids: readonly number[]
  columns: readonly ((text: string) => Reading)[]
  value: (at: Cell) => string
}

/** A cell told by its row's id, so that it stays itself when rows come and go. */
interface Place {
  id: number
  column: number
}

/** A text put in the place of another one. */
export interface Change extends Place {
  before: string
  after: string
}

/** A value for the owner of the rows; empty where a text says none. */
export interface Write extends Place {
  value: string
}

export interface SheetState {
  /** The cell with the focus, and the opposite corner of the range. */
  anchor: Cell
  head: Cell
  typing?: (Place & { before: string; text: string }) | undefined
  /** Texts that say no value, by cell. */
  wrong: ReadonlyMap<string, string>
  past: readonly (readonly Change[])[]
  future: readonly (readonly Change[])[]
  /** Rows and columns of the last pasted block that had no place. */
  over?: { rows: number; columns: number } | undefined
}

/** What a command makes of a sheet. */
export interface Done {
  state: SheetState
  writes: readonly Write[]
}

export type Command = (state: SheetState, grid: Grid) => Done

/** Steps that can be taken back. */
const mostSteps = 100
const origin: Cell = { row: 0, column: 0 }

export const emptySheet: SheetState = {
  anchor: origin,
  head: origin,
  wrong: new Map(),
  past: [],
  future: [],
}

export const keyOf = ({ id, column }: Place): string => `${id} ${column}`
export const selected = ({ anchor, head }: SheetState): Range => rangeOf(anchor, head)
export const quiet = (state: SheetState): Done => ({ state, writes: [] })

export const placeOf = (grid: Grid, { row, column }: Cell): Place => ({ id: grid.ids[row] ?? -1, column })
export const reading = (grid: Grid, column: number, text: string) =>
  grid.columns[column]?.(text) ?? { value: text }

/** What stands in a cell: what is being typed, what could not be read, or the spelled value. */
export function textAt({ typing, wrong }: SheetState, grid: Grid, at: Cell): string {
  const key = keyOf(placeOf(grid, at))
  return typing && keyOf(typing) === key ? typing.text : (wrong.get(key) ?? grid.value(at))
}

/** Writes the new texts: what says no value stays as wrong, and its cell holds none. */
export function apply(state: SheetState, grid: Grid, changes: readonly Change[]): Done {
  const wrong = new Map(state.wrong)
  const writes = changes.map(({ id, column, after }) => {
    const { value } = reading(grid, column, after)
    if (value === undefined) wrong.set(keyOf({ id, column }), after)
    else wrong.delete(keyOf({ id, column }))
    return { id, column, value: value ?? '' }
  })
  return { state: { ...state, wrong }, writes }
}

/** A step that can be taken back. */
export const kept = (state: SheetState, step: readonly Change[]): SheetState => ({
  ...state,
  past: [...state.past, step].slice(-mostSteps),
  future: [],
})

/** Puts texts into cells as one step; a cell that says it already is left alone. */
export function put(state: SheetState, grid: Grid, texts: readonly (readonly [Cell, string])[]): Done {
  const changes = texts.flatMap(([at, after]) => {
    const before = textAt(state, grid, at)
    return before === after ? [] : [{ ...placeOf(grid, at), before, after }]
  })
  return changes.length > 0 ? apply(kept(state, changes), grid, changes) : quiet(state)
}
