import { messages } from '../../resources/schema/messages'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { invalid } from './error'

/** Refuses each key of an object that nobody reads, by its path. */
export function refuseOthers(value: ReadRow, known: ReadonlySet<string>, path = ''): void {
  const others = Object.keys(value).filter((key) => !known.has(key))
  if (others.length)
    throw invalid(others.map((key) => ({ name: `${path}${key}`, message: messages.unknown })))
}
