import { apiTexts } from '../../i18n/fr/actions'
import type { FieldError } from '../../resources/schema/check'
import type { Field } from '../../resources/schema/field'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from './work'

const references: ReadonlySet<string> = new Set(['ref', 'refs', 'file', 'image'])

/** The fields that refer to other rows, by the name under which answers carry those rows: `Catalog` → `catalog_ids`. */
export function associationFields(
  registry: Work['registry'],
  resource: AnyResource,
): Map<string, { name: string; field: Field }> {
  const found = new Map<string, { name: string; field: Field }>()
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!field.to || !references.has(field.kind)) continue
    const key = registry.association(resource, name)
    if (!resource.fields[key] && !found.has(key)) found.set(key, { name, field })
  }
  return found
}

/** A row of an answer names itself by its id; an id does too. */
const idOf = (value: unknown): unknown => (isRow(value) ? (value.id ?? Number.NaN) : value)

/** What an association says in its field's own words: an id, ids, or why it says nothing. */
function fieldValue(field: Field, given: unknown): { value: unknown } | { message: string } {
  if (field.kind === 'refs') {
    if (given === null) return { value: [] }
    if (!Array.isArray(given)) return { message: messages.list }
    const ids = given.map(idOf)
    return ids.some(Number.isNaN) ? { message: messages.reference } : { value: ids }
  }
  const [one = null, ...others] = Array.isArray(given) ? given : [given]
  const id = idOf(one)
  return others.length || Number.isNaN(id) ? { message: messages.reference } : { value: id }
}

const ids = (value: unknown): string => [value ?? []].flat().map(String).sort().join()
const same = (a: unknown, b: unknown) => ids(a) === ids(b)

/**
 * Reads what is sent under the names that answers give to associations (`Catalog: [{ id: 2 }]`) as the fields behind them. Of a
 * record that comes back, what differs from it counts: the field or the association; both, saying two things, are refused.
 */
export function withAssociations(
  { registry }: Pick<Work, 'registry'>,
  resource: AnyResource,
  { input, current }: { input: UnknownRow; current?: Readonly<UnknownRow> },
): { input: UnknownRow; errors: FieldError[] } {
  const errors: FieldError[] = []
  const read = { ...input }
  const before = (key: string, name: string) =>
    current?.[name] === undefined ? [current?.[key] ?? []].flat().map(idOf) : current[name]
  for (const [key, { name, field }] of associationFields(registry, resource)) {
    const given = input[key]
    if (given === undefined) continue
    delete read[key]
    const said = fieldValue(field, given)
    if ('message' in said) errors.push({ name: key, message: said.message })
    else if (current && same(said.value, before(key, name))) continue
    else if (input[name] === undefined || (current && same(input[name], before(key, name))))
      read[name] = said.value
    else if (!same(said.value, input[name]))
      errors.push({ name: key, message: apiTexts.twice({ field: name }) })
  }
  return { input: read, errors }
}
