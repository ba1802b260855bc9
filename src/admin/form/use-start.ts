import { useLocation } from 'react-router'
import { isRow, type Values } from './initial-values'

/** The numbers of the starts that were met: two visits with the same one are two forms. */
const numbers = new WeakMap<object, number>()
let last = 0

function numberOf(start: object): number {
  const known = numbers.get(start) ?? ++last
  numbers.set(start, known)
  return known
}

/**
 * What the visit of a page that creates a record starts with (`navigate(createPath(…), { state: { start } })`): a copy, or what
 * the record that it was opened from gives. `key` names the form that holds it: another one begins only with another start, and not
 * when the page's query changes.
 */
export function useStart(): { start: Values | undefined; key: string } {
  const { state } = useLocation()
  const start = isRow(state) && isRow(state.start) ? state.start : undefined
  return { start, key: start ? `start-${numberOf(start)}` : 'new' }
}
