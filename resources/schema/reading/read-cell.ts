import { checkValue, isTooLong } from '../check'
import { frenchDay, parseMoment } from '../date-text'
import type { Field } from '../field'
import { kindOf } from '../kinds'
import { messages } from '../messages'
import {
  codeText,
  type Formatted,
  from1904,
  type GivenCell,
  isCodeFormat,
  isFormatted,
  isPercentFormat,
  isUncalculated,
  isWallClock,
  type Reading,
  type ReadingContext,
} from './given'
import { percentText, plainNumber } from './numbers'
import { days1904, wallOf } from './wall-clock'

/** Largest number of which a spreadsheet keeps every digit. */
const mostDigits = 1e15

/** Gives back the zeros of an identifier that a spreadsheet has turned into a number. */
function padded(text: string, field: Field): string {
  if (!/^\d+$/.test(text)) return text
  // One zero is all that a zip code begins with.
  if (field.kind === 'zip' && text.length !== 4) return text
  if (field.kind === 'freePhone' && text.length === 9) return `0${text}`
  const fixed = field.kind === 'text' ? field.min : undefined
  return text.padStart(kindOf(field).digits ?? fixed ?? 0, '0')
}

function wallText(wall: string, field: Field): string {
  const [day = '', time = '00:00:00'] = wall.split('T')
  if (field.kind === 'time') return time.slice(0, 5)
  if (field.kind === 'dateTime') return parseMoment(`${frenchDay(day)} ${time}`)
  return field.kind === 'date' || time === '00:00:00'
    ? frenchDay(day)
    : `${frenchDay(day)} ${time.slice(0, 5)}`
}

const isTextual = (field: Field) => kindOf(field).cell === 'text'

/** A number in a column of days is a day, as far as it names one; « 20260403 » stays as it is written. */
function numberText(value: number, field: Field): string {
  const { cell } = kindOf(field)
  const day = cell === 'date' || (field.kind === 'time' && value < 1) ? wallOf(value) : value
  if (typeof day !== 'number') return wallText(day.wall, field)
  return isTextual(field) ? padded(plainNumber(value), field) : plainNumber(value)
}

function formattedText(cell: Formatted, field: Field): string {
  const { raw, format } = cell
  if (typeof raw === 'string' && !isPercentFormat(format)) return raw
  const isShare = kindOf(field).percent || field.unit === '%' || isTextual(field)
  if (isPercentFormat(format)) return isShare ? percentText(cell) : plainText(raw, field)
  if (typeof raw === 'string') return raw
  if (isCodeFormat(format) && isTextual(field)) return codeText(plainNumber(raw), format)
  return numberText(format === from1904 && kindOf(field).cell === 'date' ? raw + days1904 : raw, field)
}

const plainText = (raw: string | number, field: Field) =>
  typeof raw === 'string' ? raw : numberText(raw, field)

/** A number with its format as what says the same without one: « 5,5 % », « 001234 », the number of a day since 1900. */
export function typedCell(cell: Formatted): string | number {
  const { raw, format } = cell
  if (isPercentFormat(format)) return percentText(cell)
  if (typeof raw === 'string') return raw
  if (isCodeFormat(format)) return codeText(plainNumber(raw), format)
  return format === from1904 ? raw + days1904 : raw
}

/** A cell as the text that a person would have typed for this field. */
export function cellText(cell: GivenCell, field: Field): string {
  if (cell === null) return ''
  if (isWallClock(cell)) return wallText(cell.wall, field)
  if (isFormatted(cell)) return formattedText(cell, field)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return plainText(cell, field)
}

const anyText: Field = { kind: 'text', label: '', required: false }

/** A cell as a text of no field: a title, a code, a name. */
export const wordsOf = (cell: GivenCell): string => cellText(cell, anyText).trim()

/** Reads a text that somebody typed, pasted or wrote: its value, a value with a remark, or the French reason why it is none. */
export function readText(field: Field, text: string, context?: ReadingContext): Reading {
  const kind = kindOf(field)
  const read = isTooLong(field, text)
    ? { value: text }
    : ((text.trim() ? kind.read?.(text, field, context) : undefined) ?? { value: kind.parse(text, field) })
  return checked(field, read)
}

function checked(field: Field, read: Reading): Reading {
  if (read.error !== undefined) return read
  const { value, message } = checkValue(field, read.value)
  if (message !== undefined) return { error: message }
  return read.remark === undefined ? { value } : { value, remark: read.remark }
}

const numberIn = (cell: GivenCell): number | undefined => {
  const raw = isFormatted(cell) ? cell.raw : cell
  return typeof raw === 'number' ? raw : undefined
}

/** The remark on an identifier whose zeros a spreadsheet had taken away. */
const zeroRemark = (field: Field, reading: Reading, text: string): Reading =>
  field.kind === 'zip' && reading.error === undefined && text.startsWith('0')
    ? { ...reading, remark: messages.zipZero(text) }
    : reading

/**
 * Reads the value of a field in a cell, by the same reading and the same check as a form's: numbers by the 15 digits that they
 * keep, to the decimals of the field, and by what their format says of them. Relations aside.
 */
export function readCell(field: Field, cell: GivenCell, context?: ReadingContext): Reading {
  if (isUncalculated(cell)) return { error: messages.uncalculated }
  const number = numberIn(cell)
  if (number !== undefined && isTextual(field) && Math.abs(number) >= mostDigits)
    return { error: messages.longNumber }
  const text = cellText(cell, field)
  if (text.trim() === '') return { value: emptyOf(field) }
  if (number === undefined) return readText(field, text, context)
  const kind = kindOf(field)
  const read = kind.read?.(text, field, context)
  // A number is no text that could be meant otherwise: it is only rounded.
  if (read?.value !== undefined && kind.rounds) return checked(field, kind.rounds(read.value, field))
  const reading = readText(field, text, context)
  return isFormatted(cell) ? reading : zeroRemark(field, reading, text)
}

function emptyOf(field: Field): unknown {
  if (field.kind === 'list') return []
  return field.kind === 'bool' ? false : null
}
