import { priceText } from '../../../resources/schema/decimal-text'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import { type AnyResource, titleFields, titleOf } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'

const formatted = ['date', 'dateTime', 'decimal', 'quantity', 'select']

function written(field: Field | undefined, value: unknown): unknown {
  if (!field || typeof value !== 'string') return value
  if (field.kind === 'money' || field.kind === 'unitPrice') return priceText(value)
  return formatted.includes(field.kind) ? kindOf(field).format(value, field) : value
}

/** The title of a row as a person reads it: a price or a day among its fields is written in French. */
export function readTitle(resource: AnyResource, row: ReadRow): string {
  const said = titleFields(resource).map((name) => [name, written(resource.fields[name], row[name])])
  return titleOf(resource, Object.fromEntries(said))
}

/** What the page of a record is called: by what people know it, else its number. */
export function recordTitle(resource: AnyResource, record: ReadRow): string {
  if (resource.singleton) return resource.label[0]
  return (
    resource.heading?.(record) ||
    readTitle(resource, record) ||
    `${resource.label[0]} n° ${String(record.id)}`
  )
}
