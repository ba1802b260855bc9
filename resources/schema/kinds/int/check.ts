import type { Field } from '../../field'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { readNumber } from '../../reading/numbers'
import { countText } from '../../say'

function checkInt(value: unknown, field: Field): string | undefined {
  if (typeof value === 'string') return read(value, field).error ?? messages.integer
  if (typeof value !== 'number' || !Number.isInteger(value)) return messages.integer
  const [min, max] = [field.min ?? -2147483648, field.max ?? 2147483647]
  if (value < min) return messages.min(min)
  return value > max ? messages.maxValue(max) : undefined
}

const read: NonNullable<Check<number>['read']> = (text, { unit }) => {
  const { value, error } = readNumber(text, { unit, sort: unit === '%' ? 'percent' : 'number' })
  if (value === undefined) return { error: (/\d/.test(text) ? error : undefined) ?? messages.integer }
  return /^-?\d{1,15}(\.0+)?$/.test(value) ? { value: Number(value) } : { error: messages.integer }
}

const parse = (text: string, field: Field): number | string => read(text, field).value ?? text.trim()

export const check: Check<number> = {
  clean: (value, field) => (typeof value === 'string' ? parse(value, field) : value),
  check: checkInt,
  parse,
  read,
  format: countText,
}
