import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from '../../i18n/fr/api-errors'
import { type Actor, may } from '../database/actor'
import type { Call } from './call'
import type { Context } from './context'
import { declaredAnswer } from './declared-answer'
import { ApiError } from './error'
import { journalFiles } from './journal-files'
import { listed } from './listed'
import { refuseUnseen } from './must-see'
import { askedOnce } from './once/asked'
import { once } from './once/once'
import { knowSources, sourceOf } from './request-source'
import type { TakeTurn } from './turns'
import { checkValues } from './values'

export type Authenticate = (context: Context, request: FastifyRequest) => Promise<Actor>

/** Address of a call for the router: `/setting/generic/unit/:id`. */
const routeOf = (call: Call, prefix: string) =>
  `${prefix}${call.path.replace(/\/$/, '').replace(/\{(\w+)\}/g, ':$1')}`

/** Who makes a request, for its log and for what is written down of it. */
function known(request: FastifyRequest, actor: Actor): void {
  request.actor = actor
  sourceOf(request).actor = actor
}

async function actorOf(
  context: Context,
  request: FastifyRequest,
  { call, authenticate }: { call: Call; authenticate: Authenticate },
): Promise<Actor | undefined> {
  if (call.access === 'public') {
    if (call.shape.knows && (request.headers.authorization || request.headers['x-api-key']))
      known(request, await authenticate(context, request))
    return undefined
  }
  const actor = await authenticate(context, request)
  known(request, actor)
  if (!may(actor, call.access)) throw new ApiError('err403')
  if (actor.keyId && call.shape.personal) throw new ApiError('err403', { display: errorTexts.personal })
  return actor
}

/** Refuses a body that is announced as too large before it comes; the connection ends with it. */
function refuseSize({ headers }: FastifyRequest, reply: FastifyReply, most = 0): void {
  if (Number(headers['content-length'] ?? 0) <= most) return
  reply.header('connection', 'close')
  throw new ApiError('err413')
}

/** What a refusal for want of a right says where its call says it; any other as it is. */
function forbiddenOf({ db }: Context, { shape: { forbidden } }: Call, error: unknown): unknown {
  if (!forbidden || !(error instanceof ApiError) || error.type !== 'err403' || !error.isPlain) return error
  db.tally.add(forbidden.counter)
  return new ApiError('err403', { display: forbidden.said })
}

interface Coming {
  call: Call
  request: FastifyRequest
  reply: FastifyReply
  actor: Actor | undefined
  /** What of its answer leaves the server. */
  shown: (answer: unknown) => unknown
}

/** Checks what was sent, refuses rows that are not seen, runs the call. */
async function answerOf(context: Context, { call, request, reply, actor, shown }: Coming): Promise<unknown> {
  const params = checkValues(call.shape.params ?? {}, request.params, 'address')
  const query = checkValues(call.shape.query ?? {}, request.query, 'address')
  // A body that a call reads itself is checked there; one that takes none is sent none.
  const body = call.shape.rawBody ? {} : checkValues(call.shape.body ?? {}, request.body, 'body')
  if (call.shape.status) reply.status(call.shape.status)
  const run = async (within: Context) => {
    if (actor) {
      await refuseUnseen(context, actor, { fields: call.shape.query ?? {}, values: query })
      await refuseUnseen(context, actor, { fields: call.shape.body ?? {}, values: body })
    }
    return shown(
      await call.run({ context: within, actor: actor as Actor, params, query, body, request, reply }),
    )
  }
  const asked = actor && askedOnce(call, actor, request)
  if (actor && asked) {
    const answer = await once({ context, actor, asked, shown, status: call.shape.status ?? 200 }, run)
    if (answer.isAgain) reply.header('idempotent-replayed', 'true')
    return reply.status(answer.status).send(answer.body)
  }
  const whole = await run(context)
  const answer = call.shape.listed ? listed(whole, query, reply) : whole
  return reply.sent ? reply : (answer ?? { success: true })
}

/** Largest body in bytes of a call that anybody may make (64 KiB); a call whose body is larger says so. */
const publicBody = 65_536
/** Milliseconds after which who asked is looked up again, once the body has come: a session may have ended meanwhile. */
const slowBody = 500

interface Registered {
  calls: readonly Call[]
  authenticate: Authenticate
  takeTurn: TakeTurn
  prefix?: string
}

/**
 * Puts the calls on the server: authorise before anything of the body is read, wait for one's turn, check, refuse rows that are
 * not seen, run, answer what is declared.
 */
export function registerCalls(
  app: FastifyInstance,
  context: Context,
  { calls, authenticate, takeTurn, prefix = '/api' }: Registered,
): void {
  knowSources(app)
  journalFiles(
    app,
    context,
    new Set(calls.filter(({ shape }) => shape.file).map((call) => routeOf(call, prefix))),
  )
  for (const call of calls) {
    const shown = declaredAnswer(call.shape)
    const bodyLimit = call.shape.bodyLimit ?? (call.access === 'public' ? publicBody : undefined)
    const saying = async <T>(run: () => Promise<T>): Promise<T> => {
      try {
        return await run()
      } catch (error) {
        throw forbiddenOf(context, call, error)
      }
    }
    const known = (request: FastifyRequest) => saying(() => actorOf(context, request, { call, authenticate }))
    app.route({
      method: call.method,
      url: routeOf(call, prefix),
      ...(bodyLimit ? { bodyLimit } : {}),
      onRequest: async (request, reply) => {
        await known(request)
        refuseSize(request, reply, bodyLimit ?? app.initialConfig.bodyLimit)
      },
      handler: async (request, reply) => {
        if (reply.elapsedTime > slowBody) await known(request)
        const actor = call.access === 'public' ? undefined : request.actor
        const run = () => saying(() => answerOf(context, { call, request, reply, actor, shown }))
        return takeTurn({ request, reply, waits: call.shape.waits }, run)
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor
  }
}
