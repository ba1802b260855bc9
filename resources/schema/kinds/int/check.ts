import type { Field } from '../../field'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { countText } from '../../say'

function checkInt(value: unknown, field: Field): string | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return messages.integer
  const [min, max] = [field.min ?? -2147483648, field.max ?? 2147483647]
  if (value < min) return messages.min(min)
  return value > max ? messages.maxValue(max) : undefined
}

export const check: Check<number> = {
  check: checkInt,
  parse: (typed) => {
    const plain = typed.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,]0+$/, '')
    return /^-?\d+$/.test(plain) ? Number(plain) : typed.trim()
  },
  format: countText,
}
