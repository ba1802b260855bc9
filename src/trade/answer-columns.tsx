import type { ReactNode } from 'react'
import type { Field } from '../../resources/schema/field'
import { kindOf } from '../../resources/schema/kinds'
import { parisWall } from '../../resources/schema/paris-time'
import { sayWord } from '../../resources/schema/say'
import { isBlank, textOf } from '../fields/cells/cell'
import { Badge } from '../widgets/Badge'
import type { ReadColumn } from '../widgets/sheet-table/column'
import type { SheetValue } from '../widgets/sheet-table/value'

/** What a call declares of its list: the rows' fields are in it. */
export type ListField<R> = Pick<Field<R[], true>, 'fields' | '~value'>

/** What of a column differs from the declaration of its field. */
interface Own<R> extends Partial<ReadColumn<R>> {
  field: keyof R & string
  /** The rows whose value says something; of the others it is neither shown, sorted nor exported. */
  when?: (row: R) => boolean
  /** Said where it has no value. */
  none?: string
}

/** A column by the name of its field, or with what differs from its declaration; or one that no field says. */
export type AnswerColumn<R> = (keyof R & string) | Own<R> | ReadColumn<R> | false | null | undefined

const ofField = <R,>(column: Own<R> | ReadColumn<R>): column is Own<R> => 'field' in column

const options = (field: Field) => (field.of ?? field).options

/** A moment (ISO 8601) as the value of a cell. */
export const momentValue = (text: string | null): SheetValue => text && { wall: parisWall(text) }

function held(field: Field, value: unknown): SheetValue {
  if (isBlank(value)) return null
  const shape = field.of ?? field
  const { cell, numeric } = kindOf(shape)
  if (numeric && typeof value === 'number') return value
  if (numeric) return { decimal: String(value), unit: textOf({ value, field }).match(/[€%]$/)?.[0] }
  if (cell === 'date') return shape.kind === 'date' ? { wall: String(value) } : momentValue(String(value))
  return textOf({ value, field })
}

function shown(field: Field, value: unknown, none = '–'): ReactNode {
  if (isBlank(value)) return <span className="quiet">{none}</span>
  const text = textOf({ value, field })
  return options(field) ? (
    <Badge tone={(field.of ?? field).tones?.[String(value)]} label={sayWord(text)} />
  ) : (
    text
  )
}

function place(field: Field) {
  if (options(field)) return 'state' as const
  return kindOf(field.of ?? field).numeric ? ('number' as const) : undefined
}

function declared<R>(field: Field, { field: name, when, none, ...own }: Own<R>): ReadColumn<R> {
  const said = (row: R) => (when && !when(row) ? null : row[name])
  return {
    title: sayWord(field.label),
    is: place(field),
    of: (row) => shown(field, said(row), none),
    value: (row) => held(field, said(row)),
    ...own,
  }
}

/**
 * The columns of a table as the call declares the fields of its rows: title, format, place, and the value that they sort and
 * export by. Throws where a name is no declared field.
 */
export function answerColumns<R>(
  { fields = {} }: ListField<R>,
  columns: readonly AnswerColumn<R>[],
): ReadColumn<R>[] {
  return columns.flatMap((column) => {
    if (!column) return []
    if (typeof column === 'object' && !ofField(column)) return [column]
    const own = typeof column === 'string' ? { field: column } : column
    const field = fields[own.field]
    if (!field) throw new Error(`No field « ${own.field} » is declared of these rows.`)
    return [declared(field, own)]
  })
}
