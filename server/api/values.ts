import { errorTexts } from '../../i18n/fr/api-errors'
import { checkValue, type FieldError, parseText } from '../../resources/schema/check'
import type { Fields } from '../../resources/schema/field'
import { messages } from '../../resources/schema/messages'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from './error'

interface Read {
  value: UnknownRow
  errors: FieldError[]
}

/** Each line of a list against its own fields; its errors are named `lines.3.quantity`. */
function readRows(fields: Fields, rows: readonly unknown[], name: string) {
  const read = rows.map((row) => readValues(fields, row, 'body'))
  const errors = read.flatMap((one, index) =>
    one.errors.map((error) => ({ ...error, name: `${name}.${index}.${error.name}` })),
  )
  return { value: read.map((one) => one.value), errors }
}

function readValues(fields: Fields, given: unknown, from: 'address' | 'body'): Read {
  const row = isRow(given) ? given : {}
  const errors: FieldError[] = Object.keys(row)
    .filter((name) => !fields[name])
    .map((name) => ({ name, message: messages.unknown }))
  const value: UnknownRow = {}
  for (const [name, field] of Object.entries(fields)) {
    const raw = row[name]
    const typed = from === 'address' && typeof raw === 'string' ? parseText(field, raw) : raw
    const checked = checkValue(field, typed ?? field.default)
    if (checked.message) errors.push({ name, message: checked.message })
    else if (field.required && (checked.value === null || checked.value === undefined))
      errors.push({ name, message: messages.required })
    if (raw === undefined && field.default === undefined) continue
    const lines =
      field.fields && !checked.message && Array.isArray(checked.value)
        ? readRows(field.fields, checked.value, name)
        : undefined
    value[name] = lines ? lines.value : checked.value
    errors.push(...(lines?.errors ?? []))
  }
  return { value, errors }
}

/**
 * Checks the params, query or body of a call against its declared fields: unknown keys refused, texts of the address parsed,
 * required ones there, lists of lines line by line. Throws err400 with every wrong field.
 */
export function checkValues(fields: Fields, given: unknown, from: 'address' | 'body'): UnknownRow {
  if (from === 'body' && given !== undefined && !isRow(given))
    throw new ApiError('err400', { display: errorTexts.object })
  const { value, errors } = readValues(fields, given, from)
  if (errors.length) throw invalid(errors)
  return value
}
