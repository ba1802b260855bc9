import { type HttpHandler, HttpResponse, http } from 'msw'
import type { Registry } from '../../resources/registry'
import type { Call } from '../../server/api/call'
import { ApiError } from '../../server/api/error'
import { checkValues } from '../../server/api/values'
import { may } from '../../server/database/actor'
import type { Policies } from '../../server/database/policies'
import { answerInMemory } from '../memory/api'
import { type Memory, memoryOf, type Row, rowsOf } from '../memory/rows'
import { paramsOf, wholeRow } from '../memory/writes'
import { actorOf, logIn, navigation, renew, signedIn, userAnswer } from './people'
import { sampleAnswer } from './sample-answer'
import type { Tables } from './tables'

type Body = Record<string, unknown>

/** An application whose server something stands in for. */
export interface Replaced {
  resources: Registry
  policies: Policies
  /** Every call of its API. */
  calls: readonly Call[]
  tables: Tables
  /** Calls that the application's own frame cannot do without, by `VERB /path`. */
  own?: Readonly<Record<string, (memory: Memory) => unknown>>
  /** What the sample of a call says otherwise, by `VERB /path`. */
  told?: Readonly<Record<string, object>>
}

/** What a screen is told whose call answers a file. */
const unanswered = { type: 'err501', display: "Sans serveur, cet appel n'a pas de réponse." }

interface Asked {
  method: string
  path: string
  query: URLSearchParams
  token: string | null
  body: Body
}

const json = (body: unknown, status = 200) => HttpResponse.json(Object(body), { status })

async function askedOf(request: Request): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url)
  const isJson = request.headers.get('content-type')?.includes('json')
  const body = isJson ? Object(await request.json().catch(() => ({}))) : {}
  const [path, token] = [pathname.replace(/^\/api/, ''), request.headers.get('authorization')]
  return { method: request.method, path, query: searchParams, token, body }
}

/** What is answered before anybody is signed in; undefined for any other call. */
function atTheDoor(memory: Memory, { method, path, body }: Asked): unknown {
  const call = `${method} ${path}`
  if (call === 'POST /auth/login') return logIn(memory, body)
  if (call === 'POST /auth/refresh') return renew(memory, body)
  return call === 'POST /auth/logout' ? { success: true } : undefined
}

/** The calls of every application about the person who is signed in. */
function ofSession(memory: Memory, asked: Asked, { policies }: Replaced): unknown {
  const { method, path, token } = asked
  if (method !== 'GET') return undefined
  const user = signedIn(memory, token)
  const [, area = '', verb = '', last = ''] = path.split('/')
  if (path === '/users/me') return userAnswer(memory, user)
  if (path === '/users/lists') return { preferences: [], views: [] }
  if (path === '/app') return rowsOf(memory, memory.registry.get('application'))
  if (area === 'core' && verb === 'menu') return navigation(memory, user, last)
  if (path === '/auth/permissions')
    return Object.fromEntries(policies.permissions.map(({ name }) => [name, may(memory.actor, name)]))
  if (path.startsWith('/auth/have-access-to/')) return { hasAccess: may(memory.actor, last) }
  return area === 'fieldHistory' || area === 'history' ? [] : undefined
}

/** The rows of a resource, named by itself or by its model. */
function wholeRows(memory: Memory, name: string): readonly Row[] {
  const resource = memory.registry.all.find((one) => one.model === name || one.name === name)
  return resource ? rowsOf(memory, resource).map((row) => wholeRow(memory, resource, row)) : []
}

/** A sample of one record, with the number and what else was asked for. */
function ofAsked(answer: unknown, asked: Readonly<Record<string, unknown>>): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  const said = Object.entries(answer).map(([name, value]) => {
    const given = asked[name]
    if (given === undefined) return [name, value]
    if (typeof value === 'number') return [name, Number(given) || value]
    return [name, typeof value === 'string' ? String(given) : value]
  })
  return Object.fromEntries(said)
}

/** A sample with what is told otherwise; of a record inside it, what is told of that. */
const toldOf = (sample: Body, over: object): Body => ({
  ...sample,
  ...Object.fromEntries(
    Object.entries(over).map(([name, value]) => {
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [name, isRecord ? { ...Object(sample[name]), ...value } : value]
    }),
  ),
})

/** The call that is asked for: of those that fit, the one that names most of the address. */
const callFor = (calls: readonly Call[], { method, path }: Asked): Call | undefined =>
  calls
    .filter((one) => paramsOf(`${one.method} ${one.path}`, method, path))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)[0]

/** A call of its own: who may ask, what its body must be, and an answer of the shape that it declares. */
function ofTrade(memory: Memory, asked: Asked, { calls, own = {}, told = {} }: Replaced): Response {
  const { method, path, query, body } = asked
  const call = callFor(calls, asked)
  if (!call) throw new ApiError('err404')
  if (call.access !== 'public' && !may(memory.actor, call.access)) throw new ApiError('err403')
  checkValues(call.shape.query ?? {}, Object.fromEntries(query), 'address')
  if (call.shape.body) checkValues(call.shape.body, body, 'body')
  const params = paramsOf(`${call.method} ${call.path}`, method, path)
  const source = { now: new Date(), rowsOf: (name: string) => wholeRows(memory, name) }
  const sample = sampleAnswer(call, source)
  const over = told[`${call.method} ${call.path}`]
  const answer =
    own[`${method} ${path}`]?.(memory) ??
    (over && sample !== undefined ? toldOf(Object(sample), over) : sample)
  if (answer === undefined) return method === 'GET' ? json(unanswered, 501) : json({ success: true })
  return json(ofAsked(answer, { ...Object.fromEntries(query), ...params }))
}

function answerTo(asked: Asked, replaced: Replaced): Response {
  const { resources, policies, tables } = replaced
  const whole = memoryOf(resources, tables)
  const entry = atTheDoor(whole, asked)
  if (entry !== undefined) return json(entry)
  const isPublic = replaced.calls.some(
    ({ access, method, path }) =>
      access === 'public' && paramsOf(`${method} ${path}`, asked.method, asked.path),
  )
  const actor = isPublic ? whole.actor : actorOf(whole, signedIn(whole, asked.token), policies.permissions)
  const memory = { ...whole, actor }
  const own = isPublic ? undefined : ofSession(memory, asked, replaced)
  if (own !== undefined) return json(own)
  const isDeclared = callFor(replaced.calls, asked)?.shape.answers !== undefined
  const generated = isDeclared ? undefined : answerInMemory(memory, asked)
  return generated ? json(generated.body, generated.status) : ofTrade(memory, asked, replaced)
}

/** msw's handlers of an application without its server: rows in memory, the checks that its declarations say. */
export function handlersOf(replaced: Replaced): HttpHandler[] {
  return [
    http.all('*/api/*', async ({ request }) => {
      try {
        return answerTo(await askedOf(request), replaced)
      } catch (error) {
        if (error instanceof ApiError) return json(error.answer, error.status)
        throw error
      }
    }),
  ]
}
