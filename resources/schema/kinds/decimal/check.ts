import {
  compareDecimals,
  decimalPattern,
  decimalText,
  digitsOf,
  parseDecimal,
  withScale,
} from '../../decimal-text'
import type { Digits, Field } from '../../field'
import type { Check } from '../../kind'
import { messages } from '../../messages'
import { digitsFor } from './column'

/** Why a text is no decimal of these digits between the bounds of its field. */
export function checkDecimal(value: unknown, field: Field, [total, scale]: Digits): string | undefined {
  if (typeof value !== 'string' || !decimalPattern.test(value)) return messages.number
  const [whole, decimals] = digitsOf(value)
  if (decimals > scale) return messages.decimals(scale)
  if (whole > total - scale) return messages.digits(total - scale)
  if (field.min !== undefined && compareDecimals(value, String(field.min)) < 0) return messages.min(field.min)
  if (field.max !== undefined && compareDecimals(value, String(field.max)) > 0)
    return messages.maxValue(field.max)
  return undefined
}

/** Numbers given as JSON numbers are taken when they have an exact decimal spelling. */
function cleanDecimal(value: unknown, scale: number): unknown {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return value
  const plain = parseDecimal(text)
  return decimalPattern.test(plain) ? withScale(plain, scale) : plain
}

/** Exact decimals: default digits, what stands behind the number when shown. */
export function decimalCheck(digits: Digits, suffix = ''): Check<string> {
  const scale = (field: Field) => digitsFor(field, digits)[1]
  return {
    clean: (value, field) => cleanDecimal(value, scale(field)),
    check: (value, field) => checkDecimal(value, field, digitsFor(field, digits)),
    parse: parseDecimal,
    format: (value, field) => decimalText(withScale(value, scale(field))) + suffix,
  }
}
