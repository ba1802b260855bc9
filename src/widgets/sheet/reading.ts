import { decimalPattern, typedDecimal, withScale } from '../../../resources/schema/decimal-text'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { withoutGroups } from '../../../resources/schema/reading/numbers'
import { readText } from '../../../resources/schema/reading/read-cell'

/** What a typed text says: its value as a text, empty where there is none, or the French reason why it says none. */
export type Reading = { value: string; message?: undefined } | { value?: undefined; message: string }

/** What the cells in view said before: each is read again with every key that is typed in one of them. */
const known = new WeakMap<Field, Map<string, Reading>>()
const knownAtMost = 5000

/** Reads a cell as its declared field does everywhere else. */
export function readCell(field: Field, text: string): Reading {
  const before = known.get(field)
  const readings = before && before.size < knownAtMost ? before : new Map<string, Reading>()
  if (readings !== before) known.set(field, readings)
  const reading = readings.get(text) ?? readAnew(field, text)
  readings.set(text, reading)
  return reading
}

function readAnew(field: Field, text: string): Reading {
  const { value, error } = readText(field, kindOf(field).numeric ? withoutGroups(text) : text)
  return error === undefined ? { value: value === null ? '' : String(value) } : { message: error }
}

/** Spells the value of a cell as it is typed and copied: « 1234,5 », « Oui ». */
export function spellCell(field: Field, value: string): string {
  if (field.kind === 'bool') return kindOf(field).format(value === 'true', field)
  return kindOf(field).cell === 'number' && decimalPattern.test(value)
    ? typedDecimal(withScale(value, 0))
    : value
}
