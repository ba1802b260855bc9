import type { Registry } from '../../resources/registry'
import { f } from '../../resources/schema/f'
import type { Field, Fields } from '../../resources/schema/field'
import type { Answers } from '../../resources/schema/infer'
import type { JsonSchema } from '../../resources/schema/kind'
import { kindOf } from '../../resources/schema/kinds'
import { canStrike } from '../../resources/schema/out-of-service'
import { shaped } from '../../resources/schema/pick'
import type { AnyResource } from '../../resources/schema/resource'

const derived = (field: Field) => field.kind === 'virtual' || field.kind === 'computed'

const withFields = ({ kind, many }: Field, plain: JsonSchema, items: JsonSchema): JsonSchema => {
  if (kind === 'rows') return { ...plain, items }
  return many ? { type: 'array', items } : items
}

/** JSON Schema of a declared value: what its kind says, with its French label and whose ids it holds; null allowed unless required. */
export function fieldSchema(field: Field): JsonSchema {
  const plain = kindOf(derived(field) ? (field.of ?? field) : field).json(field)
  const shape = field.fields ? withFields(field, plain, fieldsSchema(field.fields)) : plain
  const title = {
    title: field.label,
    ...(field.help ? { description: field.help } : {}),
    ...(derived(field) || field.readonly ? { readOnly: true } : {}),
    ...(field.to ? { 'x-resource': field.to } : {}),
    ...(field.example !== undefined && !field.fields ? { examples: [field.example] } : {}),
  }
  const nullable = !field.required && typeof shape.type === 'string'
  const { enum: values, ...rest } = shape as { enum?: string[] } & JsonSchema
  return {
    ...rest,
    ...(values ? { enum: nullable ? [...values, null] : values } : {}),
    ...(nullable ? { type: [shape.type, 'null'] } : {}),
    ...title,
  }
}

/** JSON Schema of declared fields, as of a call's query or body. */
export function fieldsSchema(fields: Fields): JsonSchema {
  const required = Object.entries(fields)
    .filter(([, field]) => field.required)
    .map(([name]) => name)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length ? { required } : {}),
  }
}

const isList = (answers: Answers): answers is readonly [Fields] => Array.isArray(answers)

/** What stands beside the rows of a part of a list. */
export const partFields = {
  total: f.int({ label: 'Nombre', required: true }),
  offset: f.int({ label: 'Début', required: true }),
  limit: shaped<number | false>('Nombre de lignes', false),
}

/** JSON Schema of what a call answers: a record, or a list of them; `listed` = its `data` are one part of a list. */
export function answerSchema(answers: Answers, listed = false): JsonSchema {
  if (isList(answers)) return { type: 'array', items: fieldsSchema(answers[0]) }
  return fieldsSchema(listed ? { ...answers, ...partFields } : answers)
}

const partSchema: JsonSchema = {
  'x-row': 'Page',
  type: 'object',
  properties: {
    total: { type: 'integer' },
    offset: { type: 'integer' },
    limit: { type: ['integer', 'boolean'] },
  },
}

const system = {
  id: { type: 'integer' },
  lock_version: { type: 'integer' },
  createdAt: { type: 'string', format: 'date-time' },
  updatedAt: { type: 'string', format: 'date-time' },
}

/** What an answer warns of: what was struck by what was done all the same. */
export const warnedSchema: JsonSchema = {
  type: 'array',
  items: { type: 'string' },
  title: 'Signalé',
  readOnly: true,
}

/** The same beside what is answered of a resource, where its rows strike anything. */
export const warnedBeside = (resource: AnyResource): { warned?: JsonSchema } =>
  canStrike(resource) ? { warned: warnedSchema } : {}

const open = (resource: AnyResource) => Object.entries(resource.fields).filter(([, field]) => !field.secret)

/** JSON Schema of a row, as it is answered and as it may be sent back: what is read only is passed over where it is unchanged. */
export function rowSchema(resource: AnyResource): JsonSchema {
  const known = rows.get(resource) ?? makeRowSchema(resource)
  rows.set(resource, known)
  return known
}

const rows = new WeakMap<AnyResource, JsonSchema>()

/** Has the descriptions of rows say the custom fields that there are now, wherever they stand already. */
export function renewRowSchemas({ all }: Pick<Registry, 'all'>): void {
  for (const resource of all.filter(({ customFields }) => customFields))
    Object.assign(rowSchema(resource), makeRowSchema(resource))
}

function makeRowSchema(resource: AnyResource): JsonSchema {
  const properties = Object.fromEntries(open(resource).map(([name, field]) => [name, fieldSchema(field)]))
  return {
    type: 'object',
    title: resource.label[0],
    'x-row': resource.model,
    properties: {
      ...system,
      id: { ...system.id, 'x-resource': resource.name },
      ...properties,
      ...warnedBeside(resource),
    },
  }
}

const neededFields = (resource: AnyResource): string[] =>
  open(resource)
    .filter(
      ([name, field]) => field.required && field.default === undefined && !resource.rules?.[name]?.visible,
    )
    .filter(([, field]) => !(derived(field) || field.readonly))
    .map(([name]) => name)

/** JSON Schema of a row that is created: some of its fields must be there. */
export function newRowSchema(resource: AnyResource): JsonSchema {
  if (!neededFields(resource).length) return rowSchema(resource)
  return {
    allOf: [rowSchema(resource)],
    get required() {
      return neededFields(resource)
    },
  }
}

/** JSON Schema of rows of a resource. */
export const rowsSchema = (resource: AnyResource): JsonSchema => ({
  type: 'array',
  items: rowSchema(resource),
})

/** JSON Schema of a part of a list, with what is answered beside it. */
export const pageSchema = (rows: JsonSchema, beside: JsonSchema = {}): JsonSchema => ({
  allOf: [partSchema],
  properties: { data: rows, ...beside },
})
