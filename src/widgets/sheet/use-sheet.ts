import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { gridOf, patchesOf, type SheetOf } from './column'
import { inTurn, left, typed } from './commands'
import { reached } from './moves'
import { type Cell, isWithin, sizeOf } from './range'
import { type Command, emptySheet, selected, textAt } from './state'
import { wrongCells } from './wrong-cells'

interface Options<Row, Patch> extends SheetOf<Row, Patch> {
  nameOf: (row: Row) => string
  isLocked: boolean
  /** What changes of the rows, by id: with each letter that makes a value, each paste, each step taken back. */
  onChange: (changes: ReadonlyMap<number, Partial<Patch>>) => void
}

/** A cell as it is drawn. */
export interface DrawnCell {
  text: string
  /** Whether its text says yes. */
  isOn: boolean
  message: string | undefined
  /** Whether it is in a range of several cells. */
  isChosen: boolean
}

/** The ids that stood there before, where they are the same: what is made of them stays while cells are filled. */
function useSameIds(ids: readonly number[]): readonly number[] {
  const known = useRef(ids)
  const isSame = ids.length === known.current.length && ids.every((id, row) => id === known.current[row])
  const kept = isSame ? known.current : ids
  useLayoutEffect(() => {
    known.current = kept
  })
  return kept
}

/** The state of a sheet over the rows of its screen, which stay the only place of their values. */
export function useSheet<Row, Patch>(options: Options<Row, Patch>) {
  const { rows, columns, idOf, nameOf, isLocked } = options
  const [state, setState] = useState(emptySheet)
  // Counts the moves that take the focus with them.
  const [focus, setFocus] = useState(0)
  const ids = useSameIds(useMemo(() => rows.map(idOf), [rows]))
  const grid = gridOf(options, ids)
  const latest = useRef(state)
  const drawnWith = useRef({ options, grid })
  useLayoutEffect(() => {
    drawnWith.current = { options, grid }
  })

  const run = useCallback((command: Command) => {
    const { options: now, grid: on } = drawnWith.current
    const { state: next, writes } = command(latest.current, on)
    latest.current = next
    setState(next)
    if (writes.length > 0) now.onChange(patchesOf(now.columns, writes))
  }, [])
  const runFocused = useCallback(
    (command: Command) => {
      run(command)
      setFocus((count) => count + 1)
    },
    [run],
  )
  const onText = useCallback(
    (at: Cell, text: string) => {
      const { columns: all, isLocked: isShut } = drawnWith.current.options
      const isDone = all[at.column]?.field.kind === 'bool'
      if (!isShut) run(inTurn(reached(at), typed(text), ...(isDone ? [left] : [])))
    },
    [run],
  )
  const range = selected(state)
  const size = sizeOf(range)
  const chosen = size.rows * size.columns
  const wrong = useMemo(() => wrongCells(state.wrong, ids, columns), [state.wrong, ids, columns])
  return {
    rows,
    columns,
    ids,
    state,
    isLocked,
    wrong: wrong.flatMap(({ at, ...told }) => {
      const row = rows[at.row]
      return row === undefined ? [] : [{ at, name: nameOf(row), ...told }]
    }),
    /** Cells that could not be read, in rows that are not shown. */
    hiddenWrong: state.wrong.size - wrong.length,
    focus,
    chosen,
    run,
    runFocused,
    onText,
    /** Takes the focus to a cell. */
    goTo: (at: Cell) => runFocused(inTurn(left, reached(at))),
    isTypingAt: ({ row, column }: Cell) =>
      state.typing !== undefined && state.typing.id === ids[row] && state.typing.column === column,
    textAt: (at: Cell) => textAt(state, grid, at),
    drawnAt: (at: Cell): DrawnCell => {
      const text = textAt(state, grid, at)
      const reading = grid.columns[at.column]?.(text)
      return {
        text,
        isOn: reading?.value === 'true',
        message: reading?.message,
        isChosen: chosen > 1 && isWithin(range, at),
      }
    },
  }
}

export type SheetControl<Row, Patch> = ReturnType<typeof useSheet<Row, Patch>>
