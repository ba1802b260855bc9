import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../api/context'
import type { Metrics } from './metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether a header carries the token; takes the same time whatever it carries. */
const isRight = (header: string | undefined, token: string) =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))

/** `GET /metrics` for Prometheus, by `METRICS_TOKEN`: 404 where there is none, 401 with another one. Counts each request. */
export function serveMetrics(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
  metrics: Metrics,
): void {
  app.addHook('onResponse', async (request, reply) => metrics.observe(request, reply))
  const { metricsToken } = config
  app.get('/metrics', async (request, reply) => {
    if (!metricsToken) return reply.status(404).send({ type: 'err404' })
    if (!isRight(request.headers.authorization, metricsToken))
      return reply.status(401).header('www-authenticate', 'Bearer').send({ type: 'err298' })
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
