import type { Field } from '../field'
import { defineKind, type Kind } from '../kind'
import { messages } from '../messages'
import { choiceOperators } from '../operators'

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0
const toId = (value: unknown): unknown => {
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value)
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value
}

/** The id of one row of another resource; answers carry its label beside it. */
export const ref = defineKind<number>({
  column: () => 'bigint',
  json: () => ({ type: 'integer', minimum: 1 }),
  clean: toId,
  check: (value) => (isId(value) ? undefined : messages.reference),
  parse: (typed) => typed.trim(),
  format: String,
  operators: choiceOperators,
  cell: 'text',
})

function checkIds(value: unknown, field: Field): string | undefined {
  if (!Array.isArray(value)) return messages.list
  if (value.length > (field.max ?? 1000)) return messages.maxItems(field.max ?? 1000)
  return value.every(isId) ? undefined : messages.reference
}

/** The ids of several rows of another resource, kept in a join table. */
export const refs = defineKind<number[]>({
  lists: true,
  json: (field) => ({ type: 'array', maxItems: field.max ?? 1000, items: { type: 'integer', minimum: 1 } }),
  clean: (value) => (Array.isArray(value) ? [...new Set(value.map(toId))] : value),
  check: checkIds,
  parse: (typed) =>
    typed
      .split(/[;\n]/)
      .map((item) => item.trim())
      .filter(Boolean),
  format: (value) => value.join(' ; '),
  operators: choiceOperators,
  cell: 'text',
})

/** An uploaded file, by its id. */
export const file: Kind<number> = {
  ...ref,
  check: (value) => (isId(value) ? undefined : messages.file),
  operators: ['eq', 'ne'],
}
/** An uploaded image, by its id. */
export const image: Kind<number> = file

/** Rows of another resource that live and die with this one, edited with it. */
export const children = defineKind<Record<string, unknown>[]>({
  lists: true,
  json: (field) => ({ type: 'array', maxItems: field.max ?? 200, items: { type: 'object' } }),
  check: (value, field) => {
    if (!Array.isArray(value)) return messages.list
    return value.length > (field.max ?? 200) ? messages.maxItems(field.max ?? 200) : undefined
  },
  parse: (typed) => typed,
  format: (value) => `${value.length}`,
  operators: [],
  cell: 'text',
})

/** One row of another resource that belongs to this one, edited within it. */
export const embed = defineKind<Record<string, unknown>>({
  json: () => ({ type: 'object' }),
  check: (value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? undefined : messages.reference,
  parse: (typed) => typed,
  format: () => '',
  operators: [],
  cell: 'text',
})
