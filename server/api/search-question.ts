import { apiTexts } from '../../i18n/fr/actions'
import { errorTexts } from '../../i18n/fr/api-errors'
import { searchTexts } from '../../i18n/fr/search'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'
import { type Association, associationNamed, isMany, pathOf } from '../database/associations'
import type { OrderInput } from '../database/order'
import type { Scope } from '../database/query'
import { canRead, readableFields } from '../database/rights'
import type { SearchRequest } from '../database/search'
import { conditionReader, placeOf } from './conditions'
import type { Context } from './context'
import { invalid, unreadable } from './error'
import { refuseOthers } from './known-keys'

type Seen = Pick<Scope, 'actor' | 'registry'>

/** Rows that are answered from memory, and of a list by its address unless told; what is more is streamed. */
export const largestPage = 100
const usualPage = 10
/** Rows at most that a number may ask for; `false` asks for all. */
const mostRows = 10_000

const orderKeys = new Set(['name', 'direction'])
const bodyKeys = new Set([
  ...['model', 'fields', 'filters', 'offset', 'limit', 'associations', 'toMany', 'orders', 'params'],
  ...['enableMode', 'filename'],
])
/** What `params` says of every search. */
const usualParams: readonly string[] = ['q']

/** The parameters of a search: an object of those that the call knows. */
export function paramsOf(given: unknown, more: readonly string[] = []): UnknownRow {
  if (given === undefined || given === null) return {}
  if (!isRow(given)) throw invalid([{ name: 'params', message: errorTexts.object }])
  refuseOthers(given, new Set([...usualParams, ...more]), 'params.')
  if (typeof (given.q ?? '') !== 'string') throw invalid([{ name: 'params.q', message: messages.text }])
  return given
}

/** `['label', 'asc']`, `'label|asc'` and `{ name, direction }` say the same. */
const orderOf =
  (resource: AnyResource) =>
  (value: unknown, at: number): OrderInput => {
    if (isRow(value)) refuseOthers(value, orderKeys, `orders.${at}.`)
    const [name, direction] =
      typeof value === 'string'
        ? value.split('|')
        : Array.isArray(value)
          ? value
          : isRow(value)
            ? [value.name, value.direction]
            : []
    if (typeof name !== 'string')
      throw invalid([{ name: 'orders', message: 'Chaque tri a une colonne et un sens.' }])
    return [placeOf(resource, name), String(direction).toLowerCase() === 'desc' ? 'desc' : 'asc']
  }

/** What one search may ask for: each filter and each sort may cost the database a table. */
export const most = { filters: 10, sorts: 3, others: 50 } as const

export const listOf = (value: unknown, name: string, limit: number = most.others): unknown[] => {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) throw invalid([{ name, message: messages.list }])
  if (value.length > limit) throw invalid([{ name, message: messages.maxItems(limit) }])
  return value
}

const modes = new Map<unknown, SearchRequest['enableMode']>([
  ...[undefined, null, 'all'].map((key) => [key, 'all'] as const),
  ...[true, 'true', 'enabled'].map((key) => [key, 'enabled'] as const),
  ...[false, 'false', 'disabled'].map((key) => [key, 'disabled'] as const),
])

/** Active rows for true, inactive ones for false, by their names too; all where nothing is said. */
function modeOf(value: unknown): SearchRequest['enableMode'] {
  if (!modes.has(value)) throw invalid([{ name: 'enableMode', message: messages.choice }])
  return modes.get(value)
}

/** A whole number of at least `least`; `otherwise` where none is given. */
function wholeNumber(
  name: string,
  value: unknown,
  { least, otherwise }: { least: number; otherwise: number },
) {
  if (value === undefined || value === null) return otherwise
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw invalid([{ name, message: messages.integer }])
  if (number < least) throw invalid([{ name, message: messages.min(least) }])
  return number
}

/** Rows asked for, 10,000 at most; undefined for all of them, which `false` asks for. */
export function limitOf(value: unknown, otherwise = usualPage): number | undefined {
  if (value === false || value === 'false') return undefined
  return Math.min(mostRows, wholeNumber('limit', value, { least: 1, otherwise }))
}

/** Every direct association of many rows, or every one of a single row. */
const directOnes = (scope: Seen, resource: AnyResource, ofMany: boolean): Association[][] =>
  readableFields(resource, scope.actor).flatMap(([field]) => {
    const one = associationNamed(scope, resource, field)
    return one && isMany(one) === ofMany ? [[one]] : []
  })

/** The associations asked for, as answers spell them; `*` = all the direct ones. Unknown ones are err400. */
function pathsOf(
  scope: Seen,
  resource: AnyResource,
  { name, value }: { name: string; value: unknown },
): Association[][] {
  return listOf(value, name).flatMap((one) => {
    if (one === '*') return directOnes(scope, resource, name === 'toMany')
    const path = typeof one === 'string' ? pathOf(scope, resource, one) : undefined
    if (!path) throw invalid([{ name, message: searchTexts.unknownAssociation(String(one)) }])
    return [path]
  })
}

/** Associations of one row and of many may stand in either list. */
function associationsOf(scope: Seen, resource: AnyResource, body: UnknownRow) {
  const asked = [
    ...pathsOf(scope, resource, { name: 'associations', value: body.associations }),
    ...pathsOf(scope, resource, { name: 'toMany', value: body.toMany }),
  ]
  const spelled = (paths: Association[][]) => [
    ...new Set(paths.map((path) => path.map(({ name }) => name).join('.'))),
  ]
  const isOfMany = ([outer]: Association[]) => outer !== undefined && isMany(outer)
  return {
    associations: spelled(asked.filter((path) => path.length > 1 || !isOfMany(path))),
    toMany: spelled(asked.filter(isOfMany).map(([outer]) => (outer ? [outer] : []))),
  }
}

/** What is known where a search is read: what there is, and the moment, whose day in Paris relative dates are counted from. */
export type SearchContext = Pick<Context, 'now'> & { db: Pick<Context['db'], 'registry'> }

/** The conditions of a search, all of them: a list, or one group. */
function treesOf(resource: AnyResource, today: string, { name, value }: { name: string; value: unknown }) {
  const read = conditionReader(resource, today)
  if (isRow(value)) return [read(value, name)]
  return listOf(value, name, most.filters).map((one, at) => read(one, `${name}.${at}`))
}

/** Reads the body of a search; unknown models, fields, operators and parameters are err400. `params` = those that the call knows besides. */
export function searchOf(
  context: SearchContext,
  actor: Actor,
  body: unknown,
  { params: more }: { params?: readonly string[] } = {},
): SearchRequest & { resource: AnyResource } {
  if (!isRow(body) || typeof body.model !== 'string')
    throw invalid([{ name: 'model', message: 'Ce champ est obligatoire.' }])
  const resource = context.db.registry.find(body.model)
  if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
  if (!canRead(resource, actor)) throw unreadable(resource)
  refuseOthers(body, bodyKeys)
  const filters = body.filters === undefined ? 'fields' : 'filters'
  if (filters === 'filters' && body.fields !== undefined)
    throw invalid([{ name: 'filters', message: apiTexts.twice({ field: 'fields' }) }])
  const params = paramsOf(body.params, more)
  return {
    resource,
    filters: treesOf(resource, parisDay(context.now()), { name: filters, value: body[filters] }),
    orders: listOf(body.orders, 'orders', most.sorts).map(orderOf(resource)),
    offset: wholeNumber('offset', body.offset, { least: 0, otherwise: 0 }),
    limit: limitOf(body.limit),
    ...associationsOf({ actor, registry: context.db.registry }, resource, body),
    quick: typeof params.q === 'string' ? params.q : undefined,
    enableMode: modeOf(body.enableMode),
  }
}
