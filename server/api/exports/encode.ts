import { frenchDay } from '../../../resources/schema/date-text'
import type { Field } from '../../../resources/schema/field'
import { fold } from '../../../resources/schema/fold'
import { kindOf } from '../../../resources/schema/kinds'
import type { AnyResource } from '../../../resources/schema/resource'
import { titleOf } from '../../../resources/schema/resource'
import { type Cell, serialOf } from '../../spreadsheet/cell'
import { cellLimit } from '../../spreadsheet/sheet-xml'

type Row = Readonly<Record<string, unknown>>

const paris = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** An ISO moment on the wall clock of Paris, `yyyy-mm-ddThh:mm:ss`. */
export const parisWall = (iso: string): string => paris.format(new Date(iso)).replace(' ', 'T')

const dayCell = (day: string): Cell =>
  serialOf({ wall: day }) === undefined ? frenchDay(day) : { wall: day }

/** A decimal as a number where the number is exact, else as it is spelled. */
function decimalCell(value: string): Cell {
  const digits = value.replace(/^-?0*|\./g, '').length
  return digits <= 15 ? Number(value) : value
}

/** The label of a choice, or its key where two choices are called alike. */
function optionCell(value: string, options: Readonly<Record<string, string>> = {}): Cell {
  const label = options[value]
  if (label === undefined) return value
  const alike = Object.values(options).filter((one) => fold(one) === fold(label))
  return alike.length > 1 ? value : label
}

/** How people know a row that is referred to; `#12` when its name may not be read. */
export const labelOf = (target: AnyResource, row: Row | null | undefined): string | null =>
  row ? titleOf(target, row) || `#${row.id}` : null

/** The rows of a list by their names; by their numbers when the names do not fit in a cell. */
export function labelsOf(target: AnyResource, rows: readonly Row[]): Cell {
  const names = rows.map((row) => labelOf(target, row)).join(' ; ')
  return (names.length <= cellLimit ? names : rows.map((row) => `#${row.id}`).join(' ; ')) || null
}

/** A value as a spreadsheet's cell holds it. Relations are named by `labelOf` and `labelsOf`. */
export function encodeCell(declared: Field, value: unknown): Cell {
  const field = declared.of ?? declared
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean' || typeof value === 'number') return value
  if (field.kind === 'json') return JSON.stringify(value).slice(0, cellLimit)
  if (typeof value !== 'string') return Array.isArray(value) ? listCell(field, value) : null
  if (field.kind === 'date') return dayCell(value)
  if (field.kind === 'dateTime') return { wall: parisWall(value) }
  if (field.kind === 'select') return optionCell(value, field.options)
  if (kindOf(field).cell === 'number') return decimalCell(value)
  return value.slice(0, cellLimit)
}

const listCell = (field: Field, values: readonly unknown[]): Cell =>
  values
    .map((one) => optionCell(String(one), field.options))
    .join(' ; ')
    .slice(0, cellLimit) || null
