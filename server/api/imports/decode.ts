import { checkValue, parseText } from '../../../resources/schema/check'
import { frenchDay, parseMoment } from '../../../resources/schema/date-text'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { type Cell, isWallClock } from '../../spreadsheet/cell'

/** What a cell says: a value, or why it is refused. */
export type Decoded = { value: unknown; message?: undefined } | { message: string; value?: undefined }

/** A number as a person would type it: exact to the 15 digits that spreadsheets keep, never with an exponent. */
export const plainNumber = (value: number): string =>
  Number(value.toPrecision(15)).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/** Gives back the zeros of an identifier that a spreadsheet has turned into a number. */
function padded(text: string, field: Field): string {
  if (!/^\d+$/.test(text)) return text
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

/** A cell as the text that a person would have typed for this field. */
export function cellText(cell: Cell, field: Field): string {
  if (cell === null) return ''
  if (isWallClock(cell)) return wallText(cell.wall, field)
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  if (typeof cell === 'number') return isTextual(field) ? padded(plainNumber(cell), field) : plainNumber(cell)
  return cell
}

/** A cell as people read it on a screen: « 12,5 », « Oui », « 03/04/2026 ». */
export function shownCell(cell: Cell, declared: Field): string {
  const field = declared.of ?? declared
  if (typeof cell === 'boolean') return cell ? 'Oui' : 'Non'
  if (typeof cell === 'number' && !isTextual(field))
    return cell.toLocaleString('fr-FR', { maximumFractionDigits: 6 })
  return cellText(cell, field)
}

/** The value of a field that a cell holds, by the same reading and the same check as a form's. Relations aside. */
export function decodeCell(field: Field, cell: Cell): Decoded {
  const text = cellText(cell, field)
  if (text.trim() === '') return { value: field.kind === 'list' ? [] : null }
  const { value, message } = checkValue(field, parseText(field, text))
  return message ? { message } : { value }
}

/** The names in the cell of a list of references. */
export const namesOf = (cell: Cell, field: Field): string[] =>
  cellText(cell, field)
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
