import { modelOf } from '../../providers/search'
import type { AnyResource } from '../../resources/schema/resource'
import { ApiError, invalid } from '../../server/api/error'
import { may } from '../../server/database/actor'
import { FilterError } from '../../server/database/filter'
import { act } from './act'
import type { Memory } from './rows'
import { search } from './search'
import { create, paramsOf, remove, rowOf, update, wholeRow } from './writes'

type Body = Record<string, unknown>

export interface MemoryCall {
  method: string
  /** Without `/api`, as declarations spell it. */
  path: string
  body: unknown
}

interface Answer {
  status: number
  body: unknown
}

const bodyOf = (given: unknown): Body =>
  typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : {}

/** The rows of a list's address, those of a bare one alone; of a resource of one row, that row. */
function listOf(memory: Memory, resource: AnyResource): unknown {
  const answer = search(memory, { model: modelOf(resource), limit: false, toMany: ['*'] })
  if (resource.singleton) return answer.data[0] ?? null
  return resource.calls.bare ? answer.data : answer
}

/** What does each verb of a resource in memory, and who may ask it. */
function verbsOf(memory: Memory, resource: AnyResource, body: Body) {
  const { calls, access } = resource
  const idOf = ({ id }: Body) => Number(id ?? body.id)
  return [
    { call: calls.one, may: 'signedIn', run: (params: Body) => oneOf(memory, resource, idOf(params)) },
    { call: calls.list, may: 'signedIn', run: () => listOf(memory, resource) },
    ...(calls.also ?? []).map((call) => ({
      ...{ call, may: 'signedIn' },
      run: () => (call.startsWith('GET') ? listOf(memory, resource) : undefined),
    })),
    { call: calls.create, may: access.create, run: () => create(memory, resource, body) },
    {
      ...{ call: calls.update, may: access.update },
      run: (params: Body) => update(memory, resource, idOf(params), body),
    },
    {
      ...{ call: calls.remove, may: access.remove },
      run: (params: Body) => remove(memory, resource, idOf(params)),
    },
    ...Object.values(resource.actions ?? {}).map((action) => ({
      ...{ call: action.call, may: action.permission },
      run: (params: Body) => act(memory, resource, idOf(params), body),
    })),
  ]
}

const oneOf = (memory: Memory, resource: AnyResource, id: number) =>
  wholeRow(memory, resource, rowOf(memory, resource, id))

const isId = (params: Body) => Object.values(params).every((one) => /^\d+$/.test(String(one)))

/** The answer of one declared call of a resource; undefined where the call is none of its own. */
function ofResource(memory: Memory, resource: AnyResource, call: MemoryCall): unknown {
  for (const verb of verbsOf(memory, resource, bodyOf(call.body))) {
    const params = paramsOf(verb.call, call.method, call.path)
    if (!params || !isId(params)) continue
    if (!may(memory.actor, verb.may)) throw new ApiError('err403')
    return verb.run(params)
  }
  return undefined
}

/** How many rows each search has; null of what one may not read. */
function countsOf(memory: Memory, { searches }: Body) {
  const total = (one: unknown) => {
    try {
      return search(memory, one).total
    } catch {
      return null
    }
  }
  return { totals: [searches ?? []].flat().map(total) }
}

function answerOf(memory: Memory, call: MemoryCall): unknown {
  if (call.method === 'PUT' && call.path === '/search/') return search(memory, call.body)
  if (call.method === 'PUT' && call.path === '/search/counts') return countsOf(memory, bodyOf(call.body))
  for (const resource of memory.registry.all) {
    const answer = ofResource(memory, resource, call)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** What the server would answer a generated call, on rows in memory; undefined where the declarations have no such call. */
export function answerInMemory(memory: Memory, call: MemoryCall): Answer | undefined {
  try {
    const body = answerOf(memory, call)
    return body === undefined ? undefined : { status: 200, body }
  } catch (error) {
    const refusal = error instanceof FilterError ? invalid([error.field]) : error
    if (refusal instanceof ApiError) return { status: refusal.status, body: refusal.answer }
    throw error
  }
}
