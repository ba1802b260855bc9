import type { FastifyRequest } from 'fastify'
import { callOf } from '../../resources/schema/calls'
import { customColumns } from '../../resources/schema/custom-columns'
import { f } from '../../resources/schema/f'
import type { Fields } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Actor } from '../database/actor'
import { systemField } from '../database/filter'
import { canRead } from '../database/rights'
import type { SearchRequest } from '../database/search'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { unreadable } from './error'
import { listQuery } from './listed'
import { answerPage, readRows } from './page'
import { pageSchema, rowSchema, rowsSchema } from './schemas'
import { largestPage, limitOf } from './search-question'

type Filters = NonNullable<SearchRequest['filters']>

/** The parameters of a path, which are all ids. */
export const pathFields = (path: string): Fields =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      f.int({ label: 'Identifiant', required: true, min: name === 'id' ? 1 : 0 }),
    ]),
  )

const queried = {
  ...listQuery,
  isActive: f.text({ label: 'Actifs seulement' }),
} as const

const freeField = f.text({ label: 'Champ personnalisé' })

/** The query's further keys that are fields: `GET /note/notescale?tender_id=3`; one that is not read is refused as a filter is. */
function queryFilters(query: UnknownRow): Filters {
  return Object.entries(query)
    .filter(([name, value]) => !Object.hasOwn(queried, name) && value !== undefined && value !== '')
    .map(([name, value]) => ({ name, operator: 'eq' as const, value }))
}

/** What a list's address asks for. */
async function listedOf(
  context: Context,
  resource: AnyResource,
  { actor, request }: { actor: Actor; request: FastifyRequest },
): Promise<SearchRequest> {
  const [query, params] = [request.query as UnknownRow, request.params as UnknownRow]
  const { owner } = resource.calls
  const id = owner && params[owner.param]
  const isOwn = owner !== undefined && id !== undefined
  const free = Object.entries(query).filter(([name]) => !isOwn || !owner.fields.includes(name))
  const rowsOf = isOwn ? context.owners?.[owner.param] : undefined
  return {
    resource,
    filters: [
      ...queryFilters(Object.fromEntries(free)),
      ...(rowsOf ? await rowsOf(context, actor, { id: Number(id), query }) : []),
    ],
    offset: Number(query.offset ?? 0),
    limit: limitOf(query.limit, largestPage),
    toMany: ['*'],
    enableMode: query.isActive === 'true' ? 'enabled' : 'all',
  }
}

/**
 * The call that lists the rows of a resource: all of them, or those that the query's fields name. A `bare` one answers
 * the rows alone, that of a singleton the row itself.
 */
export function listCall(resource: AnyResource, call: string, bare = false): Call {
  const { path } = callOf(call)
  const fields = Object.fromEntries(
    Object.entries({ ...systemField, ...resource.fields }).map(([name, { label }]) => [
      name,
      f.text({ label }),
    ]),
  )
  // Which of them are fields is asked when they are: administrators add some (`custom-field.ts`).
  const free = resource.customFields ? customColumns.map(({ name }) => [name, freeField] as const) : []
  const rows = rowsSchema(resource)
  const answer = resource.singleton ? rowSchema(resource) : bare ? rows : pageSchema(rows)
  return defineCall(call, 'signedIn', {
    shape: {
      summary: `Liste : ${resource.label[1]}`,
      tag: resource.label[1],
      params: pathFields(path),
      query: { ...fields, ...Object.fromEntries(free), ...queried },
      filters: rowSchema(resource),
      answer,
    },
    run: async ({ context, actor, request, reply }) => {
      if (!canRead(resource, actor)) throw unreadable(resource)
      const search = await listedOf(context, resource, { actor, request })
      if (resource.singleton) return (await readRows(context, actor, search))[0] ?? null
      return answerPage(context, actor, { search, reply, bare })
    },
  })
}
