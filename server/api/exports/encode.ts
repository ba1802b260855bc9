import { frenchDay } from '../../../resources/schema/date-text'
import type { Field } from '../../../resources/schema/field'
import { fold } from '../../../resources/schema/fold'
import { kindOf } from '../../../resources/schema/kinds'
import { parisWall } from '../../../resources/schema/paris-time'
import type { Cell } from '../../../resources/schema/reading/given'
import { serialOf } from '../../../resources/schema/reading/wall-clock'
import type { AnyResource } from '../../../resources/schema/resource'
import { titleOf } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { cellLimit } from '../../spreadsheet/sheet-xml'

const dayCell = (day: string): Cell =>
  serialOf({ wall: day }) === undefined ? frenchDay(day) : { wall: day }

/** A decimal as a number where the number is exact, else as it is spelled. */
function decimalCell(value: string): Cell {
  const isShort = value.length <= 15 || value.replace(/^-?0*|\./g, '').length <= 15
  return isShort ? Number(value) : value
}

type Options = Readonly<Record<string, string>>

/** Labels of choices by key; where two are called alike, their keys. */
function optionNames(options: Options = {}): Options {
  const folded = Object.values(options).map(fold)
  const isAlone = (label: string) => folded.filter((one) => one === fold(label)).length === 1
  return Object.fromEntries(
    Object.entries(options).map(([key, label]) => [key, isAlone(label) ? label : key]),
  )
}

/** How people know a row that is referred to; `#12` when its name may not be read. */
export const labelOf = (target: AnyResource, row: ReadRow | null | undefined): string | null =>
  row ? titleOf(target, row) || `#${row.id}` : null

/** The rows of a list by their names; by their numbers when the names do not fit in a cell. */
export function labelsOf(target: AnyResource, rows: readonly ReadRow[]): Cell {
  const names = rows.map((row) => labelOf(target, row)).join(' ; ')
  return (names.length <= cellLimit ? names : rows.map((row) => `#${row.id}`).join(' ; ')) || null
}

type Encoder = (value: string) => Cell

function encoderOfText(field: Field): Encoder {
  if (field.kind === 'date') return dayCell
  if (field.kind === 'dateTime') return (value) => ({ wall: parisWall(value) })
  if (kindOf(field).cell === 'number') return decimalCell
  if (field.kind !== 'select')
    return (value) => (value.length > cellLimit ? value.slice(0, cellLimit) : value)
  const names = optionNames(field.options)
  return (value) => names[value] ?? value
}

/** How the values of a field become cells; relations are named by `labelOf` and `labelsOf`. */
export function encoderOf(declared: Field): (value: unknown) => Cell {
  const field = declared.of ?? declared
  const ofText = encoderOfText(field)
  const names = optionNames(field.options)
  return (value) => {
    if (value === null || value === undefined || value === '') return null
    if (field.kind === 'json') return JSON.stringify(value).slice(0, cellLimit)
    if (typeof value === 'string') return ofText(value)
    if (typeof value === 'boolean' || typeof value === 'number') return value
    if (!Array.isArray(value)) return null
    const texts = value.map((one) => names[String(one)] ?? String(one))
    return texts.join(' ; ').slice(0, cellLimit) || null
  }
}
