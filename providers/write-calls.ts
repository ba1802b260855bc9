import { callOf, type PathOwner } from '../resources/schema/calls'
import type { AnyResource } from '../resources/schema/resource'
import type { Http } from './http'

export type Values = Readonly<Record<string, unknown>>
type Verb = 'one' | 'create' | 'update' | 'remove'

/** Fills `{id}` and whom the record belongs to (0 = nobody) into a declared path. */
export function fillPath(path: string, record: Values, owner?: PathOwner): string {
  const names = owner ? [owner.param, ...owner.fields] : []
  const own = names.map((name) => record[name]).find((value) => value !== undefined && value !== null)
  const values: Values = owner ? { ...record, [owner.param]: own ?? 0 } : record
  return path.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`${mark} is not known`)
    return encodeURIComponent(String(value))
  })
}

/** Makes a declared call of a resource; `record` fills the path. */
export function send<T>(
  http: Http,
  { resource, verb, record, body }: { resource: AnyResource; verb: Verb; record: Values; body?: unknown },
  options: { signal?: AbortSignal; quiet?: boolean | readonly string[] } = {},
): Promise<T> {
  const declared = resource.calls[verb]
  if (!declared) throw new TypeError(`${resource.name} has no call to ${verb}`)
  const { method, path } = callOf(declared)
  const address = fillPath(path, record, resource.calls.owner)
  if (method === 'GET') return http.get<T>(address, options)
  if (method === 'DELETE') return http.delete<T>(address, options)
  return method === 'POST' ? http.post<T>(address, body, options) : http.put<T>(address, body, options)
}

const isWritten = (resource: AnyResource, name: string) => {
  const field = resource.fields[name]
  return field !== undefined && !field.readonly && field.kind !== 'computed' && field.kind !== 'virtual'
}

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The declared fields of a record that may be written; what the answer carried beside them stays out. */
export const writtenFields = (resource: AnyResource, data: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([name]) => isWritten(resource, name)))

/** The body of an update: what changed, with the id and the version that was read (domain §1.6). */
export function updateBody(
  resource: AnyResource,
  { id, data, previous = {} }: { id: unknown; data: Values; previous?: Values },
): Record<string, unknown> {
  const changed = Object.entries(writtenFields(resource, data)).filter(
    ([name, value]) => !(name in previous) || !same(value, previous[name]),
  )
  return {
    id,
    lock_version: data.lock_version ?? previous.lock_version,
    ...Object.fromEntries(changed),
  }
}
