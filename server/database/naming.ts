import { createHash } from 'node:crypto'
import type { AnyResource } from '../../resources/schema/resource'

const limit = 63

/** Shortens a name to PostgreSQL's 63 bytes: what is too long ends in 8 characters of its hash. */
export function shortName(name: string): string {
  if (Buffer.byteLength(name) <= limit) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return `${Buffer.from(name)
    .subarray(0, limit - 9)
    .toString('utf8')
    .replace(/\ufffd+$/, '')}_${hash}`
}

/** Quotes an identifier, shortened first. */
export const quote = (name: string): string => `"${shortName(name).replaceAll('"', '""')}"`

/** Table of a resource; several views of one table share it. */
export const tableOf = (resource: Pick<AnyResource, 'name' | 'table'>): string =>
  resource.table ?? resource.name

/** Texts of our own as a list of SQL: `('100', '150')`. */
export const listOf = (texts: readonly string[]): string => `(${texts.map(literal).join(', ')})`

/** Join table of a `refs` field. */
export const joinTable = (resource: AnyResource, field: string): string =>
  shortName(`${tableOf(resource)}_${field}`)

/** The two columns of a join table: the owner's and the target's. */
export function joinColumns(resource: AnyResource, target: AnyResource): [string, string] {
  const [own, other] = [`${tableOf(resource)}_id`, `${tableOf(target)}_id`]
  return [own, own === other ? 'target_id' : other]
}

/** Column that keeps a text folded. */
export const foldColumn = (field: string): string => shortName(`${field}__fold`)

/** A value as a literal of SQL; for what the declarations say, never for what somebody typed. */
export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
