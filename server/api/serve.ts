import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiErrorType } from '../../i18n/fr/api-errors'
import type {
  BodyOf,
  DeclaredAnswer,
  Endpoint,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '../../resources/schema/endpoint'
import { paramsOf } from '../../resources/schema/endpoint'
import type { JsonSchema } from '../../resources/schema/kind'
import { pdfType } from '../../resources/schema/media-type'
import type { Actor } from '../database/actor'
import type { WrittenSheet } from '../spreadsheet/write-workbook'
import { type Call, defineCall, publicCall } from './call'
import type { Context } from './context'
import { attachment } from './files/disposition'
import { sentDocument, sentWorkbook } from './files/file-body'
import { answerSchema } from './schemas'
import { sheetFile } from './sheet-file'
import { type Work, workOf } from './work'

/** A file that is handed over: its bytes; or the sheets that it is of, their rows in memory, as a workbook or a PDF. */
export type Served = ServedFile | { name: string; sheets: readonly WrittenSheet[] }

export interface ServedFile {
  name: string
  book: unknown
  /** Where each file of the call has its own. */
  type?: string
  /** In bytes, where it is known before it is sent. */
  size?: number
}

type OpensItself =
  | { readonly upload: true | 'document' }
  | { readonly opens: true }
  | { readonly permission: 'public' }

/** What the handler of an endpoint is given. `work` reads for a GET, and where the endpoint says so, and writes else; an upload, a public call and one that says so open their own. */
export interface Serving<E> {
  context: Context
  actor: E extends { readonly permission: 'public' } ? undefined : Actor
  work: E extends OpensItself ? undefined : Work
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

type Given<E> = E extends { readonly file: string }
  ? Served
  : E extends { readonly gives: object }
    ? unknown
    : DeclaredAnswer<E>
type Handler<E> = (serving: Serving<E>) => Promise<Given<E>>

type Handlers<T> = { readonly [K in keyof T]: Handler<T[K]> }
type AnyHandler = (
  serving: Omit<Serving<Endpoint>, 'work' | 'actor'> & { work?: Work; actor?: Actor },
) => Promise<unknown>

/** What an endpoint takes and answers, where no fields say it. */
interface Described {
  rawBody?: JsonSchema
  answer?: JsonSchema
}

const answersOf = ({ answers, orAnswers }: Endpoint) =>
  answers && orAnswers ? { answer: { anyOf: [answerSchema(answers), answerSchema(orAnswers)] } } : { answers }

function shapeOf(endpoint: Endpoint, described: Described | undefined) {
  const { summary, tag, query, body, file, upload, listed, bodyLimit, unkeyed, knows, waits } = endpoint
  return {
    ...{ summary, tag, params: paramsOf(endpoint), query, body, file, listed, unkeyed },
    ...(knows && { knows }),
    ...(waits && { waits }),
    errors: endpoint.errors as readonly ApiErrorType[] | undefined,
    ...answersOf(endpoint),
    ...(upload && (upload === true ? sentWorkbook : sentDocument)),
    ...(bodyLimit && { bodyLimit }),
    ...described,
  }
}

/** Where a file goes, and as what it was asked for. */
interface FileRequest {
  reply: FastifyReply
  query?: { format?: unknown }
  body?: { format?: unknown }
}

/** The file that is answered; sheets are written once their transaction is over. */
async function fileOf(served: Served, format: unknown): Promise<ServedFile> {
  if (!('sheets' in served)) return served
  if (format !== 'pdf') return { name: served.name, book: await sheetFile(served.sheets, 'xlsx') }
  const name = served.name.replace(/xlsx$/, 'pdf')
  return { name, book: await sheetFile(served.sheets, 'pdf'), type: pdfType }
}

function callFor(endpoint: Endpoint, handler: AnyHandler, described: Described | undefined): Call {
  const { call, permission, file, upload, opens, reads } = endpoint
  const shape = shapeOf(endpoint, described)
  const handOver = async ({ reply, query, body }: FileRequest, answer: unknown) => {
    if (!file) return answer as never
    const { name, book, type = file, size } = await fileOf(answer as Served, query?.format ?? body?.format)
    attachment(reply, name, type)
    if (size) reply.header('content-length', size)
    return reply.send(book) as never
  }
  if (permission === 'public')
    return publicCall(call, shape, async (asked) => handOver(asked, await handler(asked)))
  return defineCall(call, permission, {
    shape,
    run: async (asked) => {
      const { context, actor } = asked
      const within = reads || call.startsWith('GET ') ? context.db.read : context.db.write
      const answer =
        upload || opens
          ? await handler(asked)
          : await within(actor, (tx) => handler({ ...asked, work: workOf(context.db, tx, context.now()) }))
      return handOver(asked, answer)
    },
  })
}

/** The calls of declared endpoints, each with the function that does it; one without its function does not compile. What their fields do not say of them is described beside. */
export const serve = <const T extends Endpoints>(
  endpoints: T,
  handlers: Handlers<T>,
  described: { readonly [K in keyof T]?: Described } = {},
): Call[] =>
  Object.entries(endpoints).map(([name, endpoint]) =>
    callFor(
      endpoint,
      (handlers as Readonly<Record<string, AnyHandler>>)[name] as AnyHandler,
      (described as Readonly<Record<string, Described>>)[name],
    ),
  )
