import type { FastifyRequest } from 'fastify'
import { stdSerializers } from 'pino'

/** A text without what opens something: the token of a link stands in addresses. */
const withoutTokens = (text: string): string => text.replace(/([?&]token=)[^\s&"')]+/g, '$1…')

/** How requests and errors stand in the log: no query, no token of a link. */
export const logSerializers = {
  req: ({ id, method, url }: Pick<FastifyRequest, 'id' | 'method' | 'url'>) => ({
    id,
    method,
    path: url.split('?')[0],
  }),
  err: (error: Error) => {
    const said = stdSerializers.err(error)
    return { ...said, message: withoutTokens(said.message), stack: withoutTokens(said.stack) }
  },
}
