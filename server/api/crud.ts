import type { FastifyRequest } from 'fastify'
import { errorTexts } from '../../i18n/fr/api-errors'
import { callOf } from '../../resources/schema/calls'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { canRead } from '../database/rights'
import { searchRows } from '../database/search'
import { type Call, defineCall } from './call'
import { actionCalls } from './declared-action'
import { ApiError, invalid, unreadable } from './error'
import { listCall, pathFields } from './list-call'
import { getRow } from './read'
import { newRowSchema, rowSchema, warnedBeside } from './schemas'
import { warningOfChange, warningOfRemoval } from './strikes'
import { type Work, workOf } from './work'
import { writerOf } from './writers'

/** The body of a write: an object, and nothing else. */
function bodyOf(request: FastifyRequest): UnknownRow {
  if (!isRow(request.body)) throw new ApiError('err400', { display: errorTexts.object })
  return request.body
}

function oneCall(resource: AnyResource, call: string): Call {
  return defineCall(call, 'signedIn', {
    shape: {
      summary: resource.label[0],
      tag: resource.label[1],
      params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
      answer: rowSchema(resource),
    },
    run: ({ context, actor, params }) => {
      if (!canRead(resource, actor)) throw unreadable(resource)
      return context.db.read(actor, (tx) =>
        getRow(workOf(context.db, tx, context.now()), resource, params.id),
      )
    },
  })
}

/** Whose a new row is, by its path, unless the body names that owner in another field; with 0 nobody's. */
function ownerInput({ calls: { owner } }: AnyResource, params: UnknownRow, body: UnknownRow): UnknownRow {
  const id = owner && params[owner.param]
  if (!owner || !id) return {}
  const [usual, ...others] = owner.fields
  if (others.some((name) => Number(body[name]) === id)) return {}
  const said = body[usual] ?? id
  if (Number(said) !== id) throw invalid([{ name: usual, message: messages.reference }])
  return { [usual]: id }
}

function createCall(resource: AnyResource, call: string): Call {
  const { path } = callOf(call)
  const shape = {
    summary: `Créer : ${resource.label[0]}`,
    tag: resource.label[1],
    params: pathFields(path),
    rawBody: newRowSchema(resource),
    answer: rowSchema(resource),
  }
  return defineCall(call, resource.access.create ?? 'nobody', {
    shape,
    run: ({ context, actor, params, request }) => {
      const body = bodyOf(request)
      const input = { ...body, ...ownerInput(resource, params, body) }
      return context.db.write(actor, (tx) =>
        writerOf(context, resource).create(workOf(context.db, tx, context.now()), resource, input),
      )
    },
  })
}

const onlyId = async (work: Work, resource: AnyResource): Promise<unknown> =>
  (await searchRows(work.tx, work, { resource, limit: 1 }))[0]?.id

/** Which row is written: the path or the body says it; of a resource of one row, nobody need. */
async function idOf(
  work: Work,
  resource: AnyResource,
  { params, body }: { params: UnknownRow; body: UnknownRow },
): Promise<number> {
  const given = params.id ?? body.id
  const id = Number(given ?? (resource.singleton ? await onlyId(work, resource) : undefined))
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
    rawBody: rowSchema(resource),
    answer: rowSchema(resource),
  }
  return defineCall(call, resource.access.update ?? 'nobody', {
    shape,
    run: ({ context, actor, params, request }) => {
      const body = bodyOf(request)
      return context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const id = await idOf(work, resource, { params, body })
        const write = () => writerOf(context, resource).update(work, resource, { id, input: body })
        return warningOfChange(context, work, { resource, id, change: body, write })
      })
    },
  })
}

function removeCall(resource: AnyResource, call: string): Call {
  const { path } = callOf(call)
  const shape = {
    summary: `Supprimer : ${resource.label[0]}`,
    tag: resource.label[1],
    params: pathFields(path),
    answer: { type: 'object', properties: { success: { type: 'boolean' }, ...warnedBeside(resource) } },
  }
  return defineCall(call, resource.access.remove ?? 'nobody', {
    shape,
    run: ({ context, actor, params }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const id = await idOf(work, resource, { params, body: {} })
        const write = async () => {
          await writerOf(context, resource).remove(work, resource, id)
          return { success: true }
        }
        return warningOfRemoval(context, work, { resource, id, write })
      }),
  })
}

/** The calls of a resource, as its declaration spells them; those that a domain has written itself are left to it. */
export function crudCalls(resource: AnyResource): Call[] {
  const { list, one, create, update, remove, also = [], bare } = resource.calls
  const calls: Call[] = []
  if (list) calls.push(listCall(resource, list, bare))
  if (one) calls.push(oneCall(resource, one))
  if (create && resource.access.create) calls.push(createCall(resource, create))
  if (update && resource.access.update) calls.push(updateCall(resource, update))
  if (remove && resource.access.remove) calls.push(removeCall(resource, remove))
  for (const call of also) {
    if (call.startsWith('PUT')) calls.push(updateCall(resource, call))
    else calls.push(call.includes('{id}') ? oneCall(resource, call) : listCall(resource, call))
  }
  return [...calls, ...actionCalls(resource)]
}
