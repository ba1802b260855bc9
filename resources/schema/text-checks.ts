import type { Field } from './field'
import { messages } from './messages'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the very characters to refuse
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Trims a text, keeps anything else as it is. */
export const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Takes the blanks out of a typed identifier and raises its letters. */
export const compact = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replace(/[\s\u00a0\u202f.\-\u2010-\u2015\u2212]/g, '').toUpperCase()
    : value

/** The letters and digits of a typed identifier, raised: how it is spelled while it is typed. */
export const letters = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase()

/** What every text meets: a string, no control character (NUL included), the declared lengths. */
export function checkText(value: unknown, field: Field): string | undefined {
  if (typeof value !== 'string') return messages.text
  if (control.test(value)) return messages.control
  if (field.max !== undefined && value.length > field.max) return messages.maxLength(field.max)
  if (field.min !== undefined && value.length < field.min) return messages.minLength(field.min)
  return undefined
}

/** A text of one form: its pattern tells right from wrong. */
export function checkPattern(value: unknown, pattern: RegExp, message: string): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? undefined : message
}
