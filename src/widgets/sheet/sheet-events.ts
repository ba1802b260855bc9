import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { readBlock, writeBlock } from './block'
import { cleared, edited, inTurn, left, pasted } from './commands'
import { changingOf, movingOf } from './keys'
import { reached } from './moves'
import { type Cell, cellsOf, sizeOf } from './range'
import { selected } from './state'
import type { SheetControl } from './use-sheet'

/** Where the input of a cell tells its place. */
export const cellMark = ({ row, column }: Cell): string => `${row} ${column}`

interface Touched {
  input: HTMLInputElement
  at: Cell
  isTyping: boolean
}

const toEnd = (input: HTMLInputElement) => input.setSelectionRange(input.value.length, input.value.length)

/** The range as spreadsheets take it. */
function copyOf<Row, Patch>({ state, textAt }: SheetControl<Row, Patch>): string {
  const range = selected(state)
  const { rows, columns } = sizeOf(range)
  const texts = cellsOf(range).map(textAt)
  return writeBlock(Array.from({ length: rows }, (_, row) => texts.slice(row * columns, (row + 1) * columns)))
}

/** What the cells of a sheet do on the keyboard, the mouse and the clipboard; other parts of a row are left alone. */
export function sheetEvents<Row, Patch>(sheet: SheetControl<Row, Patch>) {
  const { run, runFocused, isLocked } = sheet
  const inCell =
    <E extends { target: EventTarget }>(act: (touched: Touched, event: E) => void) =>
    (event: E) => {
      const input = event.target
      if (!(input instanceof HTMLInputElement) || !input.dataset.cell) return
      const [row = 0, column = 0] = input.dataset.cell.split(' ').map(Number)
      act({ input, at: { row, column }, isTyping: sheet.isTypingAt({ row, column }) }, event)
    }
  const copy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyOf(sheet))
  }
  return {
    onKeyDown: inCell(({ input, isTyping }, event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return
      const { key, ctrlKey, metaKey, shiftKey } = event
      const pressed = { key, isCtrl: ctrlKey || metaKey, isShift: shiftKey, isTyping }
      const command = movingOf(pressed) ?? (isLocked ? undefined : changingOf(pressed))
      if (!command) return
      event.preventDefault()
      runFocused(command)
      if (command === edited && input.type === 'text') toEnd(input)
    }),
    onFocus: inCell(({ input, at, isTyping }, _: FocusEvent) => {
      const { anchor } = sheet.state
      if (anchor.row !== at.row || anchor.column !== at.column) run(inTurn(left, reached(at)))
      if (!isTyping) input.select()
    }),
    onBlur: inCell((_, __: FocusEvent) => run(left)),
    onMouseDown: inCell(({ at, isTyping }, event: MouseEvent) => {
      if (event.shiftKey) {
        event.preventDefault()
        runFocused(inTurn(left, reached(at, true)))
      } else if (!isTyping) run(inTurn(left, reached(at)))
    }),
    onMouseOver: inCell(({ input, at }, { buttons }: MouseEvent) => {
      const isDrawn = buttons === 1 && input.closest('table')?.contains(document.activeElement)
      if (isDrawn && !sheet.state.typing) run(reached(at, true))
    }),
    onClick: inCell(({ input, isTyping }, _: MouseEvent) => {
      if (!isTyping) input.select()
    }),
    onDoubleClick: inCell(({ input }, _: MouseEvent) => {
      if (isLocked || input.type !== 'text') return
      run(edited)
      toEnd(input)
    }),
    onCopy: inCell(({ isTyping }, event: ClipboardEvent) => {
      if (!isTyping) copy(event)
    }),
    onCut: inCell(({ isTyping }, event: ClipboardEvent) => {
      if (isTyping || isLocked) return
      copy(event)
      run(cleared)
    }),
    onPaste: inCell(({ isTyping }, event: ClipboardEvent) => {
      const block = readBlock(event.clipboardData.getData('text'))
      const isOne = block.length === 1 && block[0]?.length === 1
      if (isLocked || (isTyping && isOne)) return
      event.preventDefault()
      runFocused(inTurn(left, pasted(block)))
    }),
  }
}
