import type { Check } from '../../kind'
import { messages } from '../../messages'

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

export const toId = (value: unknown): unknown => {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value
}

export const check: Check<number> = {
  clean: toId,
  check: (value) => (isId(value) ? undefined : messages.reference),
  parse: (typed) => typed.trim(),
  format: String,
}
