import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '../../resources/schema/check'
import { messages } from '../../resources/schema/messages'
import { type AnyResource, systemFields } from '../../resources/schema/resource'
import type { ReadRow } from '../../resources/schema/unknown-row'
import { getRow } from './read'
import type { Work } from './work'

/** Set anew at each write: what is sent of them says nothing. */
const ofTheWrite: ReadonlySet<string> = new Set(['lock_version', 'updatedAt', 'updated_by'])

/** The marks of a row's birth: a new row may be a copy of another one, and has its own. */
export const ofTheBirth: ReadonlySet<string> = new Set(['createdAt', 'created_by'])

/** The columns of the rows inside that are no fields: `office_address_id` of `Office_address`. */
const innerColumns = ({ fields }: AnyResource): string[] =>
  Object.values(fields).flatMap(({ kind, by }) => (kind === 'embed' && by && !fields[by] ? [by] : []))

/** The keys of a row that nobody changes: the system's, what is worked out from it, what only the server writes, which rows are inside. */
export function fixedKeys(resource: AnyResource): string[] {
  const fields = Object.entries(resource.fields)
  const derived = fields.filter(
    ([, { kind, readonly }]) => readonly || kind === 'computed' || kind === 'virtual',
  )
  const system = systemFields.filter((name) => !ofTheWrite.has(name))
  return [...system, ...derived.map(([name]) => name), ...innerColumns(resource)]
}

/**
 * Whether a key that nobody changes comes back as it was answered. The column of a row inside may be empty or that of another one
 * inside: which row it is, the row itself says (« Adresse de facturation identique » links the ids, specification 1 §4).
 */
export function isEcho(
  resource: AnyResource,
  name: string,
  { given, row }: { given: unknown; row: ReadRow },
): boolean {
  const columns = innerColumns(resource)
  if (!columns.includes(name)) return isEqual(given, row[name])
  return isBlank(given) || columns.some((one) => isEqual(given, row[one]))
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

/** What a new row begins with: the defaults of its declaration. */
const beginning = ({ fields }: AnyResource): ReadRow =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** The row with all that `names` ask of it. */
async function rowWith(
  work: Work,
  resource: AnyResource,
  { current, names }: { current: ReadRow; names: string[] },
): Promise<ReadRow> {
  if (names.every((name) => name in current)) return current
  return { ...current, ...(await getRow(work, resource, Number(current.id))) }
}

/** Keys that nobody changes and that an input says: of a new row those that are filled. */
const saidKeys = (resource: AnyResource, input: ReadRow, isNew: boolean): string[] =>
  fixedKeys(resource).filter((name) =>
    isNew ? !ofTheBirth.has(name) && !isBlank(input[name]) : input[name] !== undefined,
  )

const changedAmong = (
  resource: AnyResource,
  names: readonly string[],
  { input, row }: { input: ReadRow; row: ReadRow },
): FieldError[] =>
  names
    .filter((name) => !isEcho(resource, name, { given: input[name], row }))
    .map((name) => ({ name, message: messages.forbidden }))

/** Which keys that nobody writes a new row is sent with, beside what it begins with. */
export const writtenEchoes = (resource: AnyResource, input: ReadRow): FieldError[] =>
  changedAmong(resource, saidKeys(resource, input, true), { input, row: beginning(resource) })

/** Which keys that nobody changes are sent with another value than the row's; a record that comes back as it was answered has none. */
export async function changedEchoes(
  work: Work,
  resource: AnyResource,
  { input, current }: { input: ReadRow; current?: ReadRow },
): Promise<FieldError[]> {
  if (!current) return writtenEchoes(resource, input)
  const names = saidKeys(resource, input, false)
  if (!names.length) return []
  return changedAmong(resource, names, { input, row: await rowWith(work, resource, { current, names }) })
}
