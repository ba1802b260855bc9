import { cleared, edited, escaped, filledDown, inTurn, left, redone, undone } from './commands'
import { moved, reached } from './moves'
import type { Command } from './state'

export interface Pressed {
  key: string
  isCtrl: boolean
  isShift: boolean
  /** While a text is typed, its own keys are the input's. */
  isTyping: boolean
}

const page = 10
const far = Number.POSITIVE_INFINITY
const after = (command: Command) => inTurn(left, command)
const wholeSheet = inTurn(reached({ row: 0, column: 0 }), reached({ row: far, column: far }, true))

/** Where a key goes: rows and columns from the cell that has the focus. */
function stepOf({ key, isCtrl, isShift, isTyping }: Pressed): { row: number; column: number } | undefined {
  const one = isCtrl ? far : 1
  if (key === 'ArrowDown') return { row: one, column: 0 }
  if (key === 'ArrowUp') return { row: -one, column: 0 }
  if (key === 'Enter') return { row: isShift ? -1 : 1, column: 0 }
  if (key === 'PageDown') return { row: page, column: 0 }
  if (key === 'PageUp') return { row: -page, column: 0 }
  if (isTyping) return undefined
  if (key === 'ArrowRight') return { row: 0, column: one }
  if (key === 'ArrowLeft') return { row: 0, column: -one }
  if (key === 'Home') return { row: isCtrl ? -far : 0, column: -far }
  if (key === 'End') return { row: isCtrl ? far : 0, column: far }
  return undefined
}

/** The command of a key that only moves; undefined where the browser keeps it. */
export function movingOf(pressed: Pressed): Command | undefined {
  const step = stepOf(pressed)
  if (step) return after(moved(step, pressed.isShift && pressed.key !== 'Enter'))
  return pressed.isCtrl && pressed.key.toLowerCase() === 'a' && !pressed.isTyping ? wholeSheet : undefined
}

/** The command of a key that changes cells; undefined where the browser keeps it. */
export function changingOf({ key, isCtrl, isShift, isTyping }: Pressed): Command | undefined {
  const letter = key.toLowerCase()
  if (key === 'Escape') return escaped
  if (key === 'F2') return edited
  if (key === 'Delete' && !isTyping) return cleared
  if (!isCtrl) return undefined
  if (letter === 'd') return after(filledDown)
  if (letter === 'y' || (letter === 'z' && isShift)) return after(redone)
  return letter === 'z' ? after(undone) : undefined
}
