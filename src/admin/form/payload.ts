import type { Registry } from '../../../resources/registry'
import {
  checkInput,
  checkValue,
  type FieldError,
  isHidden,
  isRequired,
} from '../../../resources/schema/check'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { isSame } from '../lock/conflict'
import { innerNames, isWritten } from './form-names'
import { isRow, rowsOf, type Values } from './initial-values'

/** What a form says of a record: which fields it shows, and which of them this person may change. */
export interface Draft {
  registry: Registry
  resource: AnyResource
  record?: ReadRow
  names: readonly string[]
  /** The values that the form began with. */
  first?: Values
  mayWrite: (name: string) => boolean
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The fields of the form, and the declared ones that a part put into it has changed. */
export function namesOf({ resource, names, first }: Draft, values: ReadRow): readonly string[] {
  if (!first) return names
  const isTyped = (name: string) =>
    resource.fields[name] && !names.includes(name) && !isSame(values[name] ?? null, first[name] ?? null)
  return [...names, ...Object.keys(values).filter(isTyped)]
}

/** The fields to send: shown, writable, and not hidden by a rule with a value nobody could correct. */
function sentNames(draft: Draft, values: Values): string[] {
  const { resource, record, mayWrite } = draft
  const row = { ...record, ...values }
  return namesOf(draft, values).filter((name) => {
    const field = resource.fields[name]
    if (!field || !isWritten(field) || !mayWrite(name)) return false
    return !isHidden(resource, name, row) || checkValue(field, values[name]).message === undefined
  })
}

function inner(registry: Registry, field: Field, row: ReadRow): Values {
  const child = registry.get(field.to ?? '')
  const names = innerNames(registry, child)
  const draft: Draft = { registry, resource: child, names, mayWrite: () => true }
  const own = rawPayload(draft, row)
  if (typeof row.id !== 'number') return own
  // The version that was read goes along: what somebody else has changed meanwhile is not written over.
  const version = typeof row.lock_version === 'number' ? { lock_version: row.lock_version } : {}
  return { id: row.id, ...version, ...own }
}

/** An embedded row that holds nothing is none, unless it is required. */
function embedded(row: Values, required: boolean): Values | null {
  const hasContent = Object.entries(row).some(
    ([name, one]) => name !== 'id' && name !== 'lock_version' && !isBlank(one) && one !== false,
  )
  return hasContent || required ? row : null
}

function rawPayload(draft: Draft, values: ReadRow): Values {
  const { registry, resource, record } = draft
  const rawValue = (name: string): unknown => {
    const field = resource.fields[name]
    if (field?.kind === 'children') return rowsOf(values[name]).map((row) => inner(registry, field, row))
    const value = values[name]
    if (field?.kind !== 'embed') return value
    if (!isRow(value)) return null
    const required = isRequired(resource, name, { ...record, ...values })
    return embedded(inner(registry, field, value), required)
  }
  return Object.fromEntries(sentNames(draft, { ...values }).map((name) => [name, rawValue(name)]))
}

/** The checked body of a save, and in French why fields are refused; the server makes the same checks again. */
export function checkDraft(draft: Draft, values: Values): { body: Values; errors: FieldError[] } {
  const { resource, record } = draft
  const names = namesOf(draft, values)
  const given = rawPayload(draft, values)
  const { value, errors } = checkInput(resource, given, { current: record })
  const shown = errors.filter(({ name }) => names.includes(name.split('.')[0] ?? name))
  return { body: pick(value, given), errors: [...shown, ...innerErrors(draft, given)] }
}

const pick = (value: Values, given: Values): Values =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in given))

function innerErrors({ registry, resource }: Draft, given: Values): FieldError[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const field = resource.fields[name]
    if (field?.kind === 'children')
      return rowsOf(value).flatMap((row, index) =>
        rowErrors(registry, row, { field, path: `${name}.${index}` }),
      )
    return field?.kind === 'embed' && isRow(value) ? rowErrors(registry, value, { field, path: name }) : []
  })
}

/** What is wrong of a row inside another one; its errors are named by the path to it. */
function rowErrors(
  registry: Registry,
  given: ReadRow,
  { field, path }: { field: Field; path: string },
): FieldError[] {
  const { id: _id, lock_version: _version, ...row } = given
  const child = registry.get(field.to ?? '')
  const names = innerNames(registry, child)
  const { errors } = checkInput(child, row)
  const own = errors.filter(({ name }) => names.includes(name))
  const draft: Draft = { registry, resource: child, names, mayWrite: () => true }
  return [...own, ...innerErrors(draft, row)].map(({ name, message }) => ({
    name: `${path}.${name}`,
    message,
  }))
}
