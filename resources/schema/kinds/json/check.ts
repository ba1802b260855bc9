import type { Check } from '../../kind'
import { messages } from '../../messages'

const depth = (value: unknown): number =>
  value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0

export const check: Check<unknown> = {
  check: (value) => {
    if (depth(value) > 16) return messages.tooDeep
    const text = JSON.stringify(value)
    if (text.length > 20_000) return messages.tooLarge
    return text.includes('\\u0000') ? messages.control : undefined
  },
  parse: (typed) => {
    try {
      return JSON.parse(typed)
    } catch {
      return typed
    }
  },
  format: (value) => JSON.stringify(value),
}
