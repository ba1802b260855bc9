import type { FastifyRequest } from 'fastify'
import { callOf } from '../../resources/schema/calls'
import { f } from '../../resources/schema/f'
import type { Fields } from '../../resources/schema/field'
import type { JsonSchema } from '../../resources/schema/kind'
import type { AnyResource } from '../../resources/schema/resource'
import type { Actor } from '../database/actor'
import { canRead, canReadField } from '../database/rights'
import type { SearchRequest } from '../database/search'
import { memberOf } from '../trade/member'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { ApiError } from './error'
import { answerPage, readRows } from './page'
import { rowSchema } from './schemas'
import { largestList, limitOf } from './search-question'
import { workOf } from './work'

type Row = Record<string, unknown>
type Filters = NonNullable<SearchRequest['filters']>

/** The parameters of a path, which are all ids. */
export const pathFields = (path: string): Fields =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      f.int({ label: 'Identifiant', required: true, min: name === 'adherentId' ? 0 : 1 }),
    ]),
  )

const listQuery = {
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.text({ label: 'Nombre de lignes, false pour toutes' }),
  isActive: f.text({ label: 'Actifs seulement' }),
} as const

/** The query's further keys that are fields: `GET /note/notescale?tender_id=3`. */
function queryFilters(resource: AnyResource, query: Row, actor: Actor): Filters {
  return Object.entries(query)
    .filter(([name, value]) => canReadField(resource, name, actor) && value !== undefined && value !== '')
    .map(([name, value]) => ({ name, operator: 'eq' as const, value }))
}

/** The group of a member that the actor sees, or the group itself; an unknown one is refused. */
const memberNamed = (
  context: Context,
  actor: Actor,
  { id, isGroup }: { id: number; isGroup: boolean },
): Promise<number | null> =>
  context.db.read(actor, async (tx) => {
    const member = await memberOf(workOf(context.db, tx, context.now()), id, isGroup)
    return isGroup ? id : member.groupAdherent_id
  })

/**
 * What a member works with (domain §16): its own rows, those of its group, and the common ones; with 0, the common ones.
 * A group is named by its id in the path and as `groupAdherent_id`. A row has one owner at most, so both filters meet.
 */
async function memberFilters(context: Context, actor: Actor, params: Row, query: Row): Promise<Filters> {
  const id = Number(params.adherentId)
  const isGroup = Number(query.groupAdherent_id) === id
  const group = id ? Number((await memberNamed(context, actor, { id, isGroup })) ?? 0) : 0
  const oneOf = (owner: number) => (owner ? [owner, null] : [null])
  return [
    { name: 'adherent_id', operator: 'in', value: oneOf(isGroup ? 0 : id) },
    { name: 'groupAdherent_id', operator: 'in', value: oneOf(group) },
  ]
}

/** What a list's address asks for. */
async function listedOf(
  context: Context,
  resource: AnyResource,
  actor: Actor,
  request: FastifyRequest,
): Promise<SearchRequest> {
  const [query, params] = [request.query as Row, request.params as Row]
  const isOfMember = params.adherentId !== undefined && resource.fields.adherent_id !== undefined
  const { groupAdherent_id: _group, ...rest } = query
  return {
    resource,
    filters: [
      ...queryFilters(resource, isOfMember ? rest : query, actor),
      ...(isOfMember ? await memberFilters(context, actor, params, query) : []),
    ],
    offset: Number(query.offset ?? 0),
    limit: limitOf(query.limit, largestList, largestList),
    toMany: ['*'],
    enableMode: query.isActive === 'true' ? 'enabled' : 'all',
  }
}

const pageSchema = (rows: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: {
    data: rows,
    total: { type: 'integer' },
    offset: { type: 'integer' },
    limit: { type: ['integer', 'boolean'] },
  },
})

/**
 * The call that lists the rows of a resource: all of them, or those that the query's fields name. A `bare` one answers
 * the rows alone, that of a singleton the row itself.
 */
export function listCall(resource: AnyResource, call: string, bare = false): Call {
  const { path } = callOf(call)
  const fields = Object.fromEntries(
    Object.keys(resource.fields).map((name) => [
      name,
      f.text({ label: resource.fields[name]?.label ?? name }),
    ]),
  )
  const rows = { type: 'array', items: rowSchema(resource) }
  const answer = resource.singleton ? rowSchema(resource) : bare ? rows : pageSchema(rows)
  return defineCall(
    call,
    'signedIn',
    {
      summary: `Liste : ${resource.label[1]}`,
      tag: resource.label[1],
      params: pathFields(path),
      query: { ...fields, ...listQuery },
      answer,
    },
    async ({ context, actor, request, reply }) => {
      if (!canRead(resource, actor)) throw new ApiError('err403')
      const search = await listedOf(context, resource, actor, request)
      if (resource.singleton) return (await readRows(context, actor, search))[0] ?? null
      if (bare) return readRows(context, actor, search)
      return answerPage(context, actor, search, reply)
    },
  )
}
