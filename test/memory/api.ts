import type { AnyResource } from '../../resources/schema/resource'
import { ApiError, invalid } from '../../server/api/error'
import { FilterError } from '../../server/database/filter'
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

/** The answer of one declared call of a resource; undefined where the call is none of its own. */
function ofResource(memory: Memory, resource: AnyResource, call: MemoryCall): unknown {
  const { calls } = resource
  const body = bodyOf(call.body)
  const params = (declared: string | undefined) => paramsOf(declared, call.method, call.path)
  const one = params(calls.one)
  if (one) return wholeRow(memory, resource, rowOf(memory, resource, Number(one.id)))
  const made = params(calls.create)
  if (made) return create(memory, resource, body)
  const changed = params(calls.update)
  if (changed) return update(memory, resource, Number(changed.id ?? body.id), body)
  const removed = params(calls.remove)
  if (removed) return remove(memory, resource, Number(removed.id))
  return undefined
}

function answerOf(memory: Memory, call: MemoryCall): unknown {
  if (call.method === 'PUT' && call.path === '/search/') return search(memory, call.body)
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
