import { resources } from '../../../resources'
import type { AnyResource } from '../../../resources/schema/resource'
import { isRow, type ReadRow } from '../../../resources/schema/unknown-row'
import { associationFields } from '../../../server/api/associations-sent'
import { absentId } from '../matrix/row'
import type { Operation, Schema } from './description'

/** A key that nothing declares. */
export const unknownKey = 'nulle_part'

const isLocked = 'the row that is planted is locked, and refused whole whatever is sent of it'
const isUnread = 'the row that is planted is refused before its form is read'
const isNotThere = 'no such row is planted; its writer is that of articles and products'

/** Calls that refuse the tenant's row before they look at what is sent of it: their status, and why. */
export const refusedWhole: Readonly<Record<string, readonly [status: number, why: string]>> = {
  'PUT /note/notescale': [409, isLocked],
  'PUT /note/frequencyscale': [409, isLocked],
  'PUT /note/delayscale': [409, isLocked],
  'PUT /tender/{id}': [409, isLocked],
  'PUT /price-update/{id}': [409, isLocked],
  'PUT /quote/{id}': [409, isLocked],
  'PUT /volume-request/{id}': [409, isLocked],
  'PUT /article-request/{id}': [409, isLocked],
  'PUT /revenue/{id}': [409, isLocked],
  'PUT /statistic-request/{id}': [409, isLocked],
  'PUT /my-article/{id}': [404, isNotThere],
  'PUT /service/{id}': [404, isNotThere],
  'POST /identity-provider': [422, 'where a provider stands is judged first'],
  'PUT /identity-provider/{id}': [422, 'the row that is planted is of two organisations'],
  'PUT /article-price/{id}': [422, 'the price that is planted is past, and refused whole'],
  'POST /consultation/{id}/lot/{lot}/workbook': [404, isUnread],
  'POST /consultation/{id}/file': [
    422,
    'what the file is, and of which lot, is asked for before the form is read',
  ],
  'POST /price-request/{id}/workbook': [409, isUnread],
  'POST /volume-answer/{id}/workbook': [409, isUnread],
  'POST /revenue/{id}/workbook': [409, isUnread],
  'POST /quote-answer/file': [422, 'its link is asked for first'],
}

/** Keys of answers of which whatever is sent passes, and why. */
export const saysNothing: Readonly<Record<string, string>> = {
  lock_version: 'a stale one is err409 (engine/sent-back.test.ts)',
  updatedAt: 'set by each write: a record that comes back carries the moment of the one before',
  updated_by: 'set by each write, as the moment is',
  last_login: 'moves by itself: a record that comes back carries the log-in before',
}

/** Whether a call takes a form with files. */
export const isForm = ({ body }: Operation): boolean =>
  JSON.stringify(body ?? {}).includes('"format":"binary"')

type Path = readonly (string | number)[]

const typesOf = ({ type }: Schema): unknown[] => [type].flat()
const partsOf = (schema: Schema) => Object.entries((schema.properties ?? {}) as Record<string, Schema>)

/** Every object of a body, in objects and lists however deep: where a key may stand. */
export function objectsOf(schema: Schema, path: Path = []): Path[] {
  const inside = partsOf(schema).flatMap(([name, one]) => {
    if (typesOf(one).includes('array')) return objectsOf((one.items ?? {}) as Schema, [...path, name, 0])
    return one.properties ? objectsOf(one, [...path, name]) : []
  })
  return schema.properties || !path.length ? [path, ...inside] : inside
}

/** Names of the keys that a schema declares, of a list those of its rows. */
export const keysOf = (schema: Schema = {}): string[] =>
  partsOf(typesOf(schema).includes('array') ? ((schema.items ?? {}) as Schema) : schema).map(([name]) => name)

export interface Refusal {
  fields?: { name: string }[]
}

/** What a refusal names. */
export const namedBy = (body: unknown): string[] =>
  ((isRow(body) ? (body as Refusal).fields : undefined) ?? []).map(({ name }) => name)

/** Another value than the one that was answered. */
export function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return [isRow(value[0]) ? { [unknownKey]: 1 } : absentId]
  if (isRow(value)) return typeof value.id === 'number' ? { id: absentId } : { [unknownKey]: 1 }
  return typeof value === 'string' ? `${value} x` : 'autre'
}

/** The names by which a refusal or an answer may speak of a key of a row: its own, and that of the field behind an association. */
export function saidOf(resource: AnyResource, key: string): string[] {
  const field = associationFields(resources, resource).get(key)?.name
  return field ? [key, field] : [key]
}

/** Whether one of the names stands for a key: `contacts` is spoken of by `contacts.0.email` too. */
export const names = (named: readonly string[], keys: readonly string[]): boolean =>
  named.some((one) => keys.some((key) => one === key || one.startsWith(`${key}.`)))

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Whether an answer shows that a key was read: what it stands for is no more what it was. */
export const isRead = (keys: readonly string[], { before, after }: { before: ReadRow; after: ReadRow }) =>
  keys.some((key) => !same(before[key], after[key]))
