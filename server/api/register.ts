import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from '../../i18n/fr/api-errors'
import { type Actor, may } from '../database/actor'
import type { Call } from './call'
import type { Context } from './context'
import { declaredAnswer } from './declared-answer'
import { ApiError } from './error'
import { FairQueue } from './fair-queue'
import { endTurn, inTurn } from './in-turn'
import { journalFiles } from './journal-files'
import { listed } from './listed'
import { refuseUnseen } from './must-see'
import { askedOnce } from './once/asked'
import { once } from './once/once'
import { queueLimits } from './queue-limits'
import { knowSources, sourceOf } from './request-source'
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
  const body = call.shape.body ? checkValues(call.shape.body, request.body, 'body') : {}
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

/**
 * Puts the calls on the server: authorise, wait for one's turn, check, refuse rows that are not seen, run, answer what is
 * declared. Answers the queue in which requests wait.
 */
export function registerCalls(
  app: FastifyInstance,
  context: Context,
  {
    calls,
    authenticate,
    prefix = '/api',
  }: { calls: readonly Call[]; authenticate: Authenticate; prefix?: string },
): FairQueue {
  const queue = new FairQueue(queueLimits)
  knowSources(app)
  journalFiles(
    app,
    context,
    new Set(calls.filter(({ shape }) => shape.file).map((call) => routeOf(call, prefix))),
  )
  app.addHook('onSend', async (request) => endTurn(request))
  for (const call of calls) {
    const shown = declaredAnswer(call.shape)
    app.route({
      method: call.method,
      url: routeOf(call, prefix),
      ...(call.shape.bodyLimit ? { bodyLimit: call.shape.bodyLimit } : {}),
      handler: async (request, reply) => {
        const actor = await actorOf(context, request, { call, authenticate })
        const run = () => answerOf(context, { call, request, reply, actor, shown })
        if (!actor) return run()
        return inTurn({ queue, user: actor.userId, request, reply, waits: call.shape.waits }, run)
      },
    })
  }
  return queue
}

declare module 'fastify' {
  interface FastifyRequest {
    actor?: Actor
  }
}
