import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from '../i18n/fr/api-errors'
import { ApiError } from './api/error'
import { refuseCharset, refuseMalformed, withoutBrackets } from './api/well-formed'
import type { Config } from './config'
import { isAway } from './database/away'

/** Seconds after which one may try again. */
const pauses = new Map([
  ['err503', '5'],
  ['err429', '2'],
])

const codeOf = (error: unknown): string =>
  error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : ''

/** What the parser of multipart bodies throws, without a code, of one that is broken (`@fastify/busboy`). */
const brokenMultipart =
  /^(Multipart: |Malformed |The needle |Unexpected end of |(Part|File|Field|Multipart) terminated early|Missing |Unsupported )/

function expected(error: FastifyError | ApiError | Error, request: FastifyRequest): ApiError | undefined {
  if (error instanceof ApiError) return error
  const code = codeOf(error)
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  if (status === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new ApiError('err413')
  const isBroken = !code && request.isMultipart?.() && brokenMultipart.test(error.message)
  if (code.startsWith('FST_ERR_CTP') || (status >= 400 && status < 500) || isBroken)
    return new ApiError('err400', { display: errorTexts.malformed })
  return isAway(error) ? new ApiError('err503') : undefined
}

/** The name of a request, in its answer and in the lines of the log: unlike any other, whichever process answers. */
export const requestIdHeader = 'x-request-id'

/** An address that the router cannot read: nothing answers there. */
export const refuseAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, answer } = new ApiError('err405')
  reply.status(status).header(requestIdHeader, request.id).send(answer)
}

/** The second line of an unexpected error: the cause for a developer, for anybody else what leads to it in the log. */
const traceOf = ({ message }: Error, id: string, isDeveloped: boolean): string =>
  isDeveloped ? message : errorTexts.reference({ id })

/** Errors are thrown once and translated here: type and French text, never a stack or SQL. */
export function translateErrors(app: FastifyInstance, { isDeveloped }: Pick<Config, 'isDeveloped'>): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
  })
  app.addHook('preValidation', async (request) => {
    refuseCharset(request.headers['content-type'])
    request.query = withoutBrackets(Object(request.query))
    for (const given of [request.params, request.query, request.body]) refuseMalformed(given)
  })
  app.setErrorHandler(
    (error: FastifyError | ApiError | Error, request: FastifyRequest, reply: FastifyReply) => {
      const known = expected(error, request)
      if (!known) request.log.error({ err: error }, 'unexpected error')
      const answer =
        known ?? new ApiError('err500', { fill: { trace: traceOf(error, request.id, isDeveloped) } })
      const pause = pauses.get(answer.type)
      if (pause) reply.header('retry-after', pause)
      return reply.status(answer.status).send(answer.answer)
    },
  )
}
