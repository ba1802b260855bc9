import { cellsOf, sizeOf } from './range'
import {
  apply,
  type Change,
  type Command,
  type Done,
  type Grid,
  kept,
  placeOf,
  put,
  quiet,
  reading,
  type SheetState,
  selected,
  textAt,
} from './state'

/** A letter more in the cell with the focus: what can be read is written at once. */
export const typed =
  (text: string): Command =>
  (state, grid) => {
    const place = placeOf(grid, state.anchor)
    const before = state.typing?.before ?? textAt(state, grid, state.anchor)
    const { value } = reading(grid, place.column, text)
    return {
      state: { ...state, head: state.anchor, over: undefined, typing: { ...place, before, text } },
      writes: value === undefined || text === textAt(state, grid, state.anchor) ? [] : [{ ...place, value }],
    }
  }

/** F2: what stands in the cell is typed on. */
export const edited: Command = (state, grid) =>
  state.typing ? quiet(state) : typed(textAt(state, grid, state.anchor))(state, grid)

/** The cell is left: what was typed is one step. */
export const left: Command = (state, grid) => {
  const { typing, ...rest } = state
  if (!typing) return quiet(state)
  const { before, text: after, ...place } = typing
  const change = { ...place, before, after }
  const { state: next, writes } = apply(rest, grid, [change])
  const isUnread = reading(grid, place.column, after).value === undefined
  return { state: before === after ? next : kept(next, [change]), writes: isUnread ? writes : [] }
}

/** Escape: what stood in the cell before comes back; without typing, the range is let go. */
export const escaped: Command = ({ typing, ...rest }, grid) =>
  typing && typing.text !== typing.before
    ? apply(rest, grid, [{ ...typing, after: typing.before }])
    : quiet({ ...rest, head: rest.anchor })

/** Pastes a block from the upper left of the range on; a single cell fills the whole range. */
export const pasted =
  (block: readonly (readonly string[])[]): Command =>
  (state, grid) => {
    const range = selected(state)
    const [one = ''] = block[0] ?? []
    const width = Math.max(...block.map((row) => row.length))
    if (block.length === 1 && width === 1)
      return put(
        { ...state, over: undefined },
        grid,
        cellsOf(range).map((at) => [at, one] as const),
      )
    const bottom = Math.min(range.top + block.length, grid.ids.length) - 1
    const right = Math.min(range.left + width, grid.columns.length) - 1
    const rows = range.top + block.length - 1 - bottom
    const columns = range.left + width - 1 - right
    const texts = cellsOf({ ...range, bottom, right }).flatMap((at) => {
      const text = block[at.row - range.top]?.[at.column - range.left]
      return text === undefined ? [] : [[at, text] as const]
    })
    const over = rows + columns > 0 ? { rows, columns } : undefined
    const anchor = { row: range.top, column: range.left }
    return put({ ...state, over, anchor, head: { row: bottom, column: right } }, grid, texts)
  }

/** Texts from elsewhere, by row and column, as one step; rows that are not there are passed over. */
export const filled =
  (texts: readonly { id: number; column: number; text: string }[]): Command =>
  (state, grid) => {
    const places = new Map(grid.ids.map((id, row) => [id, row]))
    return put(
      state,
      grid,
      texts.flatMap(({ id, column, text }) => {
        const row = places.get(id)
        return row === undefined ? [] : [[{ row, column }, text] as const]
      }),
    )
  }

/** Ctrl+D: the first row of the range goes down through it; a single row takes what stands above it. */
export const filledDown: Command = (state, grid) => {
  const range = selected(state)
  const from = sizeOf(range).rows > 1 ? range.top : range.top - 1
  if (from < 0) return quiet(state)
  const cells = cellsOf({ ...range, top: from + 1 })
  return put(
    state,
    grid,
    cells.map((at) => [at, textAt(state, grid, { ...at, row: from })] as const),
  )
}

/** Empties the range. */
export const cleared: Command = (state, grid) =>
  put(
    state,
    grid,
    cellsOf(selected(state)).map((at) => [at, ''] as const),
  )

const shownFirst = (state: SheetState, grid: Grid, [first]: readonly Change[]): SheetState => {
  const row = first ? grid.ids.indexOf(first.id) : -1
  if (!first || row < 0) return state
  const at = { row, column: first.column }
  return { ...state, anchor: at, head: at }
}

/** Takes the last step back. */
export const undone: Command = (state, grid) => {
  const step = state.past.at(-1)
  if (!step) return quiet(state)
  const back = step.map((change) => ({ ...change, before: change.after, after: change.before }))
  const next = { ...state, past: state.past.slice(0, -1), future: [...state.future, step] }
  return apply(shownFirst(next, grid, step), grid, back)
}

/** Does again what was taken back last. */
export const redone: Command = (state, grid) => {
  const step = state.future.at(-1)
  if (!step) return quiet(state)
  const next = { ...state, future: state.future.slice(0, -1), past: [...state.past, step] }
  return apply(shownFirst(next, grid, step), grid, step)
}

/** Commands one after the other, what they write together. */
export const inTurn =
  (...commands: readonly Command[]): Command =>
  (state, grid) =>
    commands.reduce<Done>((done, command) => {
      const { state: next, writes } = command(done.state, grid)
      return { state: next, writes: [...done.writes, ...writes] }
    }, quiet(state))
