import type { FastifyRequest } from 'fastify'
import { callOf } from '../../resources/schema/calls'
import { f } from '../../resources/schema/f'
import type { Fields } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import type { Actor } from '../database/actor'
import { canRead, canReadField } from '../database/rights'
import type { SearchRequest } from '../database/search'
import { type Call, defineCall } from './call'
import { ApiError } from './error'
import { answerPage } from './page'
import { rowSchema } from './schemas'

type Row = Record<string, unknown>

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
  limit: f.text({ label: 'Nombre de lignes' }),
  isActive: f.text({ label: 'Actifs seulement' }),
} as const

/** Rows of a list: 10,000 unless told, as the specification's settings calls have no pages. */
const limitOf = (limit: string | null | undefined): number =>
  limit && /^\d+$/.test(limit) ? Math.min(Number(limit), 10_000) : 10_000

/** The query's further keys that are fields: `GET /note/notescale?tender_id=3`. */
function queryFilters(
  resource: AnyResource,
  query: Row,
  actor: Actor,
): NonNullable<SearchRequest['filters']> {
  return Object.entries(query)
    .filter(([name, value]) => canReadField(resource, name, actor) && value !== undefined && value !== '')
    .map(([name, value]) => ({ name, operator: 'eq' as const, value }))
}

function memberFilter(resource: AnyResource, params: Row): NonNullable<SearchRequest['filters']> {
  const { adherentId } = params
  return adherentId !== undefined && resource.fields.adherent_id
    ? [{ name: 'adherent_id', operator: 'eq', value: adherentId }]
    : []
}

/** What a list's address asks for. */
function listedOf(resource: AnyResource, actor: Actor, request: FastifyRequest): SearchRequest {
  const query = request.query as Row
  return {
    resource,
    filters: [...queryFilters(resource, query, actor), ...memberFilter(resource, request.params as Row)],
    offset: Number(query.offset ?? 0),
    limit: limitOf(query.limit as string | undefined),
    toMany: ['*'],
    enableMode: query.isActive === 'true' ? 'enabled' : 'all',
  }
}

/** The call that lists the rows of a resource: all of them, or those that the query's fields name. */
export function listCall(resource: AnyResource, call: string): Call {
  const { path } = callOf(call)
  const fields = Object.fromEntries(
    Object.keys(resource.fields).map((name) => [
      name,
      f.text({ label: resource.fields[name]?.label ?? name }),
    ]),
  )
  const answer = {
    type: 'object',
    properties: {
      data: { type: 'array', items: rowSchema(resource) },
      total: { type: 'integer' },
      offset: { type: 'integer' },
      limit: { type: 'integer' },
    },
  }
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
    ({ context, actor, request, reply }) => {
      if (!canRead(resource, actor)) throw new ApiError('err403')
      return answerPage(context, actor, listedOf(resource, actor, request), reply)
    },
  )
}
