import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import { type AnyResource, isStored, systemFields } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { getRow } from './read'
import type { Work } from './work'

/** Set anew at each write: what is sent of them says nothing. */
const ofTheWrite: ReadonlySet<string> = new Set(['lock_version', 'updatedAt', 'updated_by'])

/** The keys of a row that nobody changes: the system's, what is worked out from it, what only the server writes. */
export function fixedKeys(resource: AnyResource): string[] {
  const fields = Object.entries(resource.fields)
  const derived = fields.filter(
    ([, { kind, readonly }]) => readonly || kind === 'computed' || kind === 'virtual',
  )
  return [...systemFields.filter((name) => !ofTheWrite.has(name)), ...derived.map(([name]) => name)]
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value as JSON carries it; moments in one spelling. */
const plain = (value: unknown): unknown => {
  const json: unknown = JSON.parse(JSON.stringify(value ?? null))
  const at = typeof json === 'string' && moment.test(json) ? Date.parse(json) : Number.NaN
  return Number.isNaN(at) ? json : at
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** Whether a value that comes back is the one that was answered. */
export const isEqual = (a: unknown, b: unknown) =>
  (isBlank(a) && isBlank(b)) || isDeepStrictEqual(plain(a), plain(b))

/** What only the server writes, in the row's own columns: a new row, which may be a copy, says nothing of it but what it begins with. */
const writtenByServer = (resource: AnyResource): string[] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.readonly && isStored(field) ? [name] : [],
  )

/** The row with all that `names` ask of it. */
async function rowWith(
  work: Work,
  resource: AnyResource,
  { current, names }: { current: ReadRow; names: string[] },
): Promise<ReadRow> {
  if (names.every((name) => name in current)) return current
  return { ...current, ...(await getRow(work, resource, Number(current.id))) }
}

/** Which keys that nobody changes are sent with another value than the row's; a record that comes back as it was answered has none. */
export async function changedEchoes(
  work: Work,
  resource: AnyResource,
  { input, current }: { input: ReadRow; current?: ReadRow },
): Promise<FieldError[]> {
  const names = (current ? fixedKeys(resource) : writtenByServer(resource)).filter(
    (name) => input[name] !== undefined && (current || !isBlank(input[name])),
  )
  const row = current && names.length ? await rowWith(work, resource, { current, names }) : undefined
  const usual = (name: string) => (row ? row[name] : resource.fields[name]?.default)
  return names
    .filter((name) => !isEqual(input[name], usual(name)))
    .map((name) => ({ name, message: messages.forbidden }))
}
