import {
  compareDecimals,
  decimalPattern,
  digitsOf,
  frenchDecimal,
  parseDecimal,
  withScale,
} from '../decimal-text'
import type { Digits, Field } from '../field'
import { defineKind, type Kind } from '../kind'
import { messages } from '../messages'
import { orderOperators } from '../operators'

export const digitsFor = (field: Field, fallback: Digits): Digits => field.digits ?? fallback

function checkDecimal(value: unknown, field: Field, [total, scale]: Digits): string | undefined {
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

/** A kind of exact decimals: default digits, what stands behind the number when shown. */
export function decimalKind(digits: Digits, suffix = ''): Kind<string> {
  const scale = (field: Field) => digitsFor(field, digits)[1]
  return defineKind<string>({
    column: (field) => `numeric(${digitsFor(field, digits).join(',')})`,
    json: () => ({ type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }),
    clean: (value, field) => cleanDecimal(value, scale(field)),
    check: (value, field) => checkDecimal(value, field, digitsFor(field, digits)),
    parse: parseDecimal,
    format: (value, field) => frenchDecimal(withScale(value, scale(field))) + suffix,
    operators: orderOperators,
    cell: 'number',
    numeric: true,
  })
}

/** Any exact decimal; `digits: [total, decimals]`, (12, 2) unless told. */
export const decimal = decimalKind([12, 2])
/** An amount in euros, two decimals (domain §1.1). */
export const money = decimalKind([12, 2], '\u00a0€')
/** A unit price in euros, four decimals (domain §1.1). */
export const unitPrice = decimalKind([12, 4], '\u00a0€')
/** A quantity, three decimals (domain §1.1). */
export const quantity = decimalKind([12, 3])
/** A coefficient, six decimals (domain §1.1). */
export const coefficient = decimalKind([12, 6])
/** A rate in percent, two decimals (domain §1.1). */
export const rate = decimalKind([5, 2], '\u00a0%')

/** A note from 0 to 20, two decimals. */
export const note: Kind<string> = {
  ...decimalKind([4, 2]),
  check: (value, field) => {
    const wrong = checkDecimal(value, { ...field, min: 0, max: 20 }, [4, 2])
    return wrong && decimalPattern.test(String(value)) && digitsOf(String(value))[1] <= 2
      ? messages.note
      : wrong
  },
}
