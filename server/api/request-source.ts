import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Source, within } from '../database/source'
import { deviceOf } from './device'

const sources = new WeakMap<FastifyRequest, Source>()

/** Where a request comes from; who makes it is noted there once that is known. */
export function sourceOf(request: FastifyRequest): Source {
  const known = sources.get(request)
  if (known) return known
  const source = { address: request.ip, device: deviceOf(request.headers['user-agent']) }
  sources.set(request, source)
  return source
}

/** Lets whatever a request begins know where it comes from. */
export function knowSources(app: FastifyInstance): void {
  const know = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    within(sourceOf(request), done)
  app.addHook('onRequest', know)
  // Reading a body leaves the context of the first.
  app.addHook('preValidation', know)
}
