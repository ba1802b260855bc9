import type { FastifyRequest } from 'fastify'
import { callOf } from '../../resources/schema/calls'
import { f } from '../../resources/schema/f'
import type { Fields } from '../../resources/schema/field'
import type { AnyResource } from '../../resources/schema/resource'
import { FilterError } from '../database/condition'
import { canRead, canReadField } from '../database/rights'
import { type SearchRequest, searchRows, searchTotal } from '../database/search'
import { type Call, defineCall } from './call'
import { ApiError, invalid } from './error'
import { getRow, withComputed } from './read'
import { removeRow } from './remove'
import { rowSchema } from './schemas'
import { type Work, workOf } from './work'
import { createRow, updateRow } from './write'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The body of a write: an object, and nothing else. */
function bodyOf(request: FastifyRequest): Row {
  if (!isRow(request.body)) throw new ApiError('err400', { display: 'Un objet JSON est attendu.' })
  return request.body
}

/** Turns a filter that cannot be answered into err400 with its field. */
export async function answering<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof FilterError ? invalid([error.field]) : error
  }
}

const pathFields = (path: string): Fields =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      f.int({ label: 'Identifiant', required: true, min: 1 }),
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
function queryFilters(resource: AnyResource, query: Row, work: Work): NonNullable<SearchRequest['filters']> {
  return Object.entries(query)
    .filter(
      ([name, value]) => canReadField(resource, name, work.actor) && value !== undefined && value !== '',
    )
    .map(([name, value]) => ({ name, operator: 'eq' as const, value }))
}

function memberFilter(resource: AnyResource, params: Row): NonNullable<SearchRequest['filters']> {
  const { adherentId } = params
  return adherentId !== undefined && resource.fields.adherent_id
    ? [{ name: 'adherent_id', operator: 'eq', value: adherentId }]
    : []
}

async function listRows(resource: AnyResource, work: Work, request: FastifyRequest) {
  const query = request.query as Row
  const filters = [...queryFilters(resource, query, work), ...memberFilter(resource, request.params as Row)]
  const offset = Number(query.offset ?? 0)
  const limit = limitOf(query.limit as string | undefined)
  const search: SearchRequest = {
    resource,
    filters,
    offset,
    limit,
    toMany: ['*'],
    enableMode: query.isActive === 'true' ? 'enabled' : 'all',
  }
  const rows = withComputed(work, resource, await searchRows(work.tx, work, search))
  const { total } =
    rows.length < limit && offset === 0 ? { total: rows.length } : await searchTotal(work.tx, work, search)
  return { data: rows, total, offset, limit }
}

function listCall(resource: AnyResource, call: string): Call {
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
    ({ context, actor, request }) => {
      if (!canRead(resource, actor)) throw new ApiError('err403')
      return context.db.read(actor, (tx) =>
        answering(() => listRows(resource, workOf(context.db, tx, context.now()), request)),
      )
    },
  )
}

function oneCall(resource: AnyResource, call: string): Call {
  return defineCall(
    call,
    'signedIn',
    {
      summary: resource.label[0],
      tag: resource.label[1],
      params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
      answer: rowSchema(resource),
    },
    ({ context, actor, params }) => {
      if (!canRead(resource, actor)) throw new ApiError('err403')
      return context.db.read(actor, (tx) =>
        getRow(workOf(context.db, tx, context.now()), resource, params.id),
      )
    },
  )
}

const memberInput = (resource: AnyResource, params: Row) =>
  params.adherentId !== undefined && resource.fields.adherent_id ? { adherent_id: params.adherentId } : {}

function createCall(resource: AnyResource, call: string): Call {
  const { path } = callOf(call)
  const shape = {
    summary: `Créer : ${resource.label[0]}`,
    tag: resource.label[1],
    params: pathFields(path),
    rawBody: rowSchema(resource, 'create'),
    answer: rowSchema(resource),
  }
  return defineCall(call, resource.access.create ?? 'nobody', shape, ({ context, actor, params, request }) =>
    context.db.write(actor, (tx) =>
      createRow(workOf(context.db, tx, context.now()), resource, {
        ...bodyOf(request),
        ...memberInput(resource, params),
      }),
    ),
  )
}

function idOf(params: Row, body: Row): number {
  const id = Number(params.id ?? body.id)
  if (!Number.isSafeInteger(id) || id <= 0)
    throw invalid([{ name: 'id', message: 'Ce champ est obligatoire.' }])
  return id
}

function updateCall(resource: AnyResource, call: string): Call {
  const { path } = callOf(call)
  const shape = {
    summary: `Modifier : ${resource.label[0]}`,
    tag: resource.label[1],
    params: pathFields(path),
    rawBody: rowSchema(resource, 'update'),
    answer: rowSchema(resource),
  }
  return defineCall(
    call,
    resource.access.update ?? 'nobody',
    shape,
    ({ context, actor, params, request }) => {
      const body = bodyOf(request)
      return context.db.write(actor, (tx) =>
        updateRow(workOf(context.db, tx, context.now()), resource, idOf(params, body), body),
      )
    },
  )
}

function removeCall(resource: AnyResource, call: string): Call {
  const { path } = callOf(call)
  const shape = {
    summary: `Supprimer : ${resource.label[0]}`,
    tag: resource.label[1],
    params: pathFields(path),
    answer: { type: 'object', properties: { success: { type: 'boolean' } } },
  }
  return defineCall(call, resource.access.remove ?? 'nobody', shape, async ({ context, actor, params }) => {
    await context.db.write(actor, (tx) =>
      removeRow(workOf(context.db, tx, context.now()), resource, idOf(params, {})),
    )
    return { success: true }
  })
}

/** The calls of a resource, as its declaration spells them; those that a domain has written itself are left to it. */
export function crudCalls(resource: AnyResource): Call[] {
  const { list, one, create, update, remove, also = [] } = resource.calls
  const calls: Call[] = []
  if (list) calls.push(listCall(resource, list))
  if (one) calls.push(oneCall(resource, one))
  if (create && resource.access.create) calls.push(createCall(resource, create))
  if (update && resource.access.update) calls.push(updateCall(resource, update))
  if (remove && resource.access.remove) calls.push(removeCall(resource, remove))
  for (const call of also) {
    if (call.startsWith('PUT')) calls.push(updateCall(resource, call))
    else calls.push(call.includes('{id}') ? oneCall(resource, call) : listCall(resource, call))
  }
  return calls
}
