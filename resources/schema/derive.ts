import type { Field } from './field'
import type { Operator } from './kind'
import { kindOf } from './kinds'
import { messages } from './messages'
import { type AnyResource, type Form, type FormItem, isStored, titleFields } from './resource'

const shown = (field: Field) => !field.hidden && !field.secret

/** The custom fields that a list shows unasked. */
const listedCustom = ({ fields }: AnyResource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.custom?.listed)

/** Columns of the list: as declared, else the first six shown fields that fit a cell. */
export function listColumns(resource: AnyResource): string[] {
  if (resource.list?.columns) return [...resource.list.columns, ...listedCustom(resource)]
  const fit = (field: Field) =>
    shown(field) && !['longText', 'richText', 'json', 'children', 'embed'].includes(field.kind)
  const names = Object.entries(resource.fields)
    .filter(([name, field]) => fit(field) && name !== 'active')
    .map(([name]) => name)
  return [...names.slice(0, 6), ...(resource.fields.active ? ['active'] : [])]
}

/** All that may be made a column of the list. */
export function possibleColumns(resource: AnyResource): string[] {
  const own = Object.entries(resource.fields).filter(
    ([, field]) => shown(field) && !['json', 'children', 'embed'].includes(field.kind),
  )
  return [
    ...new Set([...listColumns(resource), ...own.map(([name]) => name), 'id', 'createdAt', 'updatedAt']),
  ]
}

const cellKinds = new Set(
  'text int decimal money unitPrice quantity rate coefficient note select bool date time phone email'.split(
    ' ',
  ),
)

const manyKinds = new Set([
  ...cellKinds,
  ...['longText', 'ref', 'dateTime', 'color', 'emails', 'website', 'zip'],
])

/** Whether many rows can be given one value of a field: nothing of the row's own leads it. */
export const fitsMany = (field: Field): boolean =>
  manyKinds.has(field.kind) &&
  !(field.unique || field.where || field.moves || field.hidden || field.readonly || field.secret)

/** Whether a value can be typed in a cell of the list: one line or one choice that no other rule of the row leads. */
export const fitsCell = (field: Field | undefined): boolean =>
  field !== undefined && cellKinds.has(field.kind) && !field.readonly && !field.secret && !field.moves

/** A form with the custom fields in the tabs that they name, new ones behind the others, else in the first. */
function withCustom({ fields }: AnyResource, form: Form): Form {
  const custom = Object.entries(fields).filter(([, field]) => field.custom)
  if (!custom.length) return form
  const tabs = new Map(Object.entries(form))
  const [first = messages.customFields] = tabs.keys()
  const tabOf = (field: Field) => field.custom?.tab ?? first
  for (const tab of new Set(custom.map(([, field]) => tabOf(field)))) {
    const names = custom.filter(([, field]) => tabOf(field) === tab).map(([name]) => name)
    const before = tabs.get(tab)
    tabs.set(tab, before ? [...before, { [messages.customFields]: names }] : names)
  }
  return Object.fromEntries(tabs)
}

/** The form: as declared, else every shown field in one tab; with the custom fields. */
export function formOf(resource: AnyResource): Form {
  const declared = resource.form ?? {
    Informations: Object.entries(resource.fields)
      .filter(([, field]) => shown(field) && !field.custom)
      .map(([name]) => name),
  }
  return withCustom(resource, declared)
}

/** The fields named in a part of a form, in order. */
export function namesIn(item: FormItem): string[] {
  if (typeof item === 'string') return [item]
  if (Array.isArray(item)) return item.flatMap((part) => namesIn(part as FormItem))
  return Object.values(item as { [section: string]: readonly FormItem[] }).flatMap((part) =>
    part.flatMap(namesIn),
  )
}

/** What the quick search looks in: as declared, else the title. */
export const searchFields = (resource: AnyResource): readonly string[] =>
  resource.list?.search ?? titleFields(resource)

/** Fields kept folded and indexed for `like`. */
export function foldedFields(resource: AnyResource): string[] {
  const asked = new Set([...titleFields(resource), ...searchFields(resource)])
  const isSearched = (field: Field) => isStored(field) && kindOf(field).operators.includes('like')
  return Object.entries(resource.fields)
    .filter(
      ([name, field]) => (asked.has(name) || field.searchable) && isSearched(field) && !kindOf(field).whole,
    )
    .map(([name]) => name)
}

/** Order of a list that asks for none. */
export function defaultSort(resource: AnyResource): [string, 'asc' | 'desc'] {
  if (resource.list?.sort) return [...resource.list.sort]
  return [resource.fields.position ? 'position' : (titleFields(resource)[0] ?? 'id'), 'asc']
}

/** What the values of a field are searched and sorted as: those of a virtual one that is expressed, as what it looks like. */
export const valueField = (field: Field): Field => (field.expressed && field.of ? field.of : field)

/** Operators that a field may be searched with. */
export function operatorsOf(field: Field): readonly Operator[] {
  return field.secret ? [] : kindOf(valueField(field)).operators
}

/** Whether a deleted row can be brought back (« Supprimés »). */
export function isRestorable({
  calls,
  hardDelete,
  untracked,
  fixed,
  refusal,
  restores,
}: AnyResource): boolean {
  const isMarked = calls.remove !== undefined && !hardDelete && !untracked && !fixed && !refusal
  return isMarked && restores !== false
}

/** Whether a workbook may create or change rows: those that the plain calls of the declaration write. */
export function isImportable(resource: AnyResource): boolean {
  const { calls, access } = resource
  const written = (calls.create && access.create) || (calls.update && access.update)
  return Boolean(written) && resource.imports !== false && !resource.untracked && !resource.singleton
}
