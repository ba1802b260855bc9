import { compareDecimals, decimalPattern, decimalText, digitsOf, withScale } from '../../decimal-text'
import type { Digits, Field } from '../../field'
import type { Check } from '../../kind'
import { lookup } from '../../lookup'
import { messages } from '../../messages'
import { type NumberSort, plainNumber, readNumber, roundedReading } from '../../reading/numbers'
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

/** What follows numbers of each sort when they are shown. */
const suffixes: Readonly<Record<NumberSort, string>> = lookup({
  number: '',
  quantity: '',
  price: '\u00a0€',
  percent: '\u00a0%',
})

/** The sort of a plain decimal is told by its unit. */
const sortOf = ({ unit }: Field, sort: NumberSort): NumberSort =>
  sort === 'number' && unit === '%' ? 'percent' : sort === 'number' && unit === '€' ? 'price' : sort

/** Exact decimals: default digits, and what the number is. */
export function decimalCheck(digits: Digits, sort: NumberSort = 'number'): Check<string> {
  const scale = (field: Field) => digitsFor(field, digits)[1]
  const read: Check<string>['read'] = (text, field, context) =>
    readNumber(text, { ...context, sort: sortOf(field, sort), unit: field.unit })
  const parse = (text: string, field: Field) => read(text, field).value ?? text.trim()
  return {
    /** Numbers given as JSON numbers are taken by the 15 digits that they hold. */
    clean: (value, field) => {
      const text = typeof value === 'number' && Number.isFinite(value) ? plainNumber(value) : value
      if (typeof text !== 'string') return value
      const plain = parse(text, field)
      return decimalPattern.test(plain) ? withScale(plain, scale(field)) : plain
    },
    check: (value, field) =>
      typeof value === 'string' && !decimalPattern.test(value)
        ? (read(value, field).error ?? messages.number)
        : checkDecimal(value, field, digitsFor(field, digits)),
    parse,
    read,
    rounds: (value, field) => roundedReading(value, scale(field)),
    format: (value, field) => decimalText(withScale(value, scale(field))) + suffixes[sort],
  }
}
