import { defineKind } from '../kind'
import { messages } from '../messages'

const depth = (value: unknown): number =>
  value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0

/** A small structure kept as it is: at most 20,000 characters, 8 levels. */
export const json = defineKind<unknown>({
  column: () => 'jsonb',
  json: () => ({}),
  check: (value) =>
    depth(value) > 8 || JSON.stringify(value).length > 20_000 || JSON.stringify(value).includes('\\u0000')
      ? messages.control
      : undefined,
  parse: (typed) => {
    try {
      return JSON.parse(typed)
    } catch {
      return typed
    }
  },
  format: (value) => JSON.stringify(value),
  operators: [],
  cell: 'text',
})
