import type { FastifyInstance } from 'fastify'
import type { Context } from './api/context'

/** Liveness says that the process runs; readiness, within two seconds, that it serves and has its database. */
export function health(app: FastifyInstance, { db }: Pick<Context, 'db'>, isServing: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = isServing() && (await db.isUp()) && isServing()
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unready' })
  })
}
