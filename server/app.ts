import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { checkDeclarations } from '../resources/declaration-problems'
import type { Registry } from '../resources/registry'
import { customRevision } from '../resources/schema/apply-custom'
import { actorsOfTokens, authenticate, tokenIn } from './accounts/authenticate'
import { checkActions } from './api/actions'
import type { Call } from './api/call'
import type { Context } from './api/context'
import { crudCalls } from './api/crud'
import { customFieldCalls } from './api/custom-fields/calls'
import { followCustomFields } from './api/custom-fields/follow'
import { deletedCalls } from './api/deleted-calls'
import { refuseDoubles, withoutDoubles } from './api/doubles'
import { exportCalls } from './api/exports/calls'
import { fileCalls } from './api/files/calls'
import { serveUploads } from './api/files/serve-uploads'
import { groupCalls } from './api/group-call'
import { historyCalls } from './api/history-calls'
import { importCalls } from './api/imports/calls'
import { liveCalls } from './api/live/calls'
import { serveLive } from './api/live/serve-live'
import { openApi } from './api/openapi'
import { refuseUnsaid } from './api/refuse-unsaid'
import { registerCalls } from './api/register'
import { searchCalls } from './api/search-call'
import { serveDescription } from './api/serve-description'
import { struckCalls } from './api/struck'
import { turnsOf } from './api/turns'
import type { Application } from './application'
import { baseCalls } from './base'
import { checkVirtuals } from './database/virtual'
import { drainOf } from './drain'
import { refuseAddress, translateErrors } from './error-handler'
import { firstScreenOf } from './first-screens'
import { health } from './health'
import { answerInLanguage } from './languages'
import { logSerializers } from './log-serializers'
import { servePages } from './pages-routes'
import { secure } from './secure'
import { createMetrics, type Metrics } from './system/metrics'
import { serveMetrics } from './system/serve-metrics'

export const version = '2.5.11'

/** Every call of an application: what it writes itself first, then what follows from the declarations. */
export function callsOf({ calls = baseCalls }: Pick<Application, 'calls'>, registry: Registry): Call[] {
  return withoutDoubles([
    ...refuseDoubles(calls),
    ...searchCalls,
    ...groupCalls,
    ...historyCalls,
    ...deletedCalls,
    ...struckCalls,
    ...exportCalls,
    ...importCalls,
    ...fileCalls,
    ...liveCalls,
    ...(registry.find('custom_field') ? customFieldCalls : []),
    ...registry.all.flatMap(crudCalls),
  ])
}

export type App = FastifyInstance & {
  metrics: Metrics
  /** Answers "unready" from now on, so that a load balancer looks elsewhere. */
  retire: () => void
  /** Listens no more, finishes what was asked within `patience` milliseconds, and closes every connection. */
  leave: (patience: number) => Promise<void>
}

/** Makes the server of an application from what it is given; listening is the caller's. */
export async function createApp(application: Application, given: Context): Promise<App> {
  const { writers, owners, struck, headLines, firstScreens } = application
  const { rightsLost, tallied } = application
  const context: Context = {
    ...{
      ...given,
      writers,
      owners,
      struck,
      ...(headLines && { headLines }),
      pagesAhead: firstScreens?.under,
    },
    ...(rightsLost ? { rightsLost: (tx, ids) => rightsLost(context, tx, ids) } : {}),
  }
  if (tallied) context.db.tally.keptBy((counts) => tallied(context, counts))
  const app: FastifyInstance = fastify({
    loggerInstance: context.log.child({}, { serializers: logSerializers }),
    // An address told by a peer is believed from the proxies that are named only: it counts the tries of a login.
    trustProxy: context.config.trustedProxies.length > 0 && context.config.trustedProxies,
    frameworkErrors: refuseAddress,
    genReqId: () => context.random(9).toString('base64url'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 1_048_576,
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
    // What is asked on a connection that closes is still answered.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const drain = drainOf(app.server)
  let serving = true
  answerInLanguage(app, application.languages ?? {})
  translateErrors(app, context.config)
  await secure(app, context.config)
  await app.register(multipart, {
    limits: { fileSize: 26_214_400, files: 10, fields: 10, fieldSize: 1000, parts: 20, headerPairs: 50 },
    throwFileSizeLimit: false,
  })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'page'
    request.log.info(
      {
        method: request.method,
        route: path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor?.userId,
        impersonator: request.actor?.impersonatorId,
        key: request.actor?.keyId,
      },
      'request',
    )
  })
  health(app, context, () => serving)
  const calls = callsOf(application, context.db.registry)
  const { all } = context.db.registry
  checkDeclarations(context.db.registry, {
    permissions: new Set(context.db.policies.permissions.map(({ name }) => name)),
    groups: application.groups ?? all.flatMap(({ group }) => group ?? []),
  })
  checkActions(context.db.registry, calls)
  checkVirtuals(context.db.registry, context.db.virtuals)
  refuseUnsaid(context.db.registry, application)
  const { takeTurn, waiting } = turnsOf(app)
  const metrics = createMetrics(context, { waiting })
  serveMetrics(app, context, metrics)
  followCustomFields(app, context)
  registerCalls(app, context, { calls, authenticate, takeTurn })
  const live = serveLive(app, context, { authenticate, actorsOf: actorsOfTokens, tokenIn, takeTurn })
  context.presence = live.presence
  const named = { title: context.config.productName, version }
  serveDescription(app, '/api/openapi.json', {
    describe: () => openApi(calls, named),
    revision: () => customRevision.count,
  })
  serveUploads(app, context, takeTurn)
  for (const open of application.doors ?? []) open(app, context, takeTurn)
  for (const [path, write] of Object.entries(application.writtenPages ?? {}))
    app.get(path, async (request, reply) =>
      takeTurn({ request, reply }, async () =>
        reply.type('text/html; charset=utf-8').send(await write(context)),
      ),
    )
  const ahead = firstScreens && ((request: FastifyRequest) => firstScreenOf(context, request, firstScreens))
  await servePages(app, context.config, { ...application.pages, ahead, languages: application.languages })
  const retire = () => {
    serving = false
    drain.begin()
    live.stop()
  }
  const leave = async (patience: number) => {
    const done = drain.finish(patience)
    await app.close().finally(done)
  }
  return Object.assign(app, { retire, leave, metrics })
}
