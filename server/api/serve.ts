import type { FastifyRequest } from 'fastify'
import type { ApiErrorType } from '../../i18n/fr/api-errors'
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '../../resources/schema/endpoint'
import { paramsOf } from '../../resources/schema/endpoint'
import type { Actor } from '../database/actor'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { attachment } from './files/disposition'
import { sentDocument, sentWorkbook } from './files/file-body'
import { answerSchema } from './schemas'
import { type Work, workOf } from './work'

/** A file that is handed over. */
export interface Served {
  name: string
  book: unknown
  /** Where each file of the call has its own. */
  type?: string
  /** In bytes, where it is known before it is sent. */
  size?: number
}

/** What the handler of an endpoint is given. `work` reads for a GET, and where the endpoint says so, and writes else; an upload, and one that says so, opens its own. */
export interface Serving<E> {
  context: Context
  actor: Actor
  work: E extends { readonly upload: true | 'document' } | { readonly opens: true } ? undefined : Work
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
}

type Handler<E> = (serving: Serving<E>) => Promise<E extends { readonly file: string } ? Served : AnswerOf<E>>

type Handlers<T> = { readonly [K in keyof T]: Handler<T[K]> }
type AnyHandler = (serving: Omit<Serving<Endpoint>, 'work'> & { work?: Work }) => Promise<unknown>

const answersOf = ({ answers, orAnswers }: Endpoint) =>
  answers && orAnswers ? { answer: { anyOf: [answerSchema(answers), answerSchema(orAnswers)] } } : { answers }

function callFor(endpoint: Endpoint, handler: AnyHandler): Call {
  const { call, permission, summary, tag, query, body, file, upload, opens } = endpoint
  const { reads, listed, bodyLimit, unkeyed } = endpoint
  const errors = endpoint.errors as readonly ApiErrorType[] | undefined
  const shape = {
    ...{ summary, tag, params: paramsOf(endpoint), query, body, file, listed, errors, unkeyed },
    ...answersOf(endpoint),
    ...(bodyLimit && { bodyLimit }),
    ...(upload && (upload === true ? sentWorkbook : sentDocument)),
  }
  return defineCall(call, permission, {
    shape,
    run: async ({ context, actor, params, query: searched, body: sent, request, reply }) => {
      const given = { context, actor, params, query: searched, body: sent, request } as Serving<Endpoint>
      const isRead = reads || call.startsWith('GET ')
      const within = isRead ? context.db.read : context.db.write
      const answer =
        upload || opens
          ? await handler({ ...given, work: undefined })
          : await within(actor, (tx) => handler({ ...given, work: workOf(context.db, tx, context.now()) }))
      if (!file) return answer as never
      const { name, book, type = file, size } = answer as Served
      attachment(reply, name, type)
      if (size) reply.header('content-length', size)
      return reply.send(book) as never
    },
  })
}

/** The calls of declared endpoints, each with the function that does it; one without its function does not compile. */
export const serve = <const T extends Endpoints>(endpoints: T, handlers: Handlers<T>): Call[] =>
  Object.entries(endpoints).map(([name, endpoint]) =>
    callFor(endpoint, (handlers as Readonly<Record<string, AnyHandler>>)[name] as AnyHandler),
  )
