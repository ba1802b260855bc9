import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

type Tables = Record<string, unknown[]>

/** What `test/stand-in/portal.ts` makes: answers to requests, and the rows behind them. */
interface Far {
  tables: Tables
  answer: (request: Request) => Promise<Response | undefined>
}

interface Source {
  standIn: (kept?: Tables) => Promise<Far>
}

/** The stand-in of the declarations as they are now: made again when one has changed, on the rows that are there. */
function newest(server: ViteDevServer): () => Promise<Far> {
  let source: unknown
  let far: Promise<Far> | undefined
  return async () => {
    const module = await server.ssrLoadModule('/test/stand-in/portal.ts')
    if (module.standIn === source && far) return far
    source = module.standIn
    const { tables } = (await far) ?? {}
    far = (module as unknown as Source).standIn(tables)
    return far
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return parts.length ? new Uint8Array(Buffer.concat(parts)) : undefined
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await bodyOf(request)
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string])
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: given,
    body: body as BodyInit | undefined,
  })
}

async function send(answer: Response | undefined, response: ServerResponse): Promise<void> {
  response.statusCode = answer?.status ?? 404
  answer?.headers.forEach((value, name) => void response.setHeader(name, value))
  response.end(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer()))
}

/** Stands in for the API in the pages' own server: msw's handlers made from the declarations, which follow each change. */
export function standIn(paths: readonly string[]): Plugin {
  return {
    name: 'stand-in',
    configureServer(server) {
      const current = newest(server)
      // What takes seconds the first time is done before anybody asks.
      void current().catch(() => undefined)
      server.middlewares.use(async (request, response, next) => {
        if (!paths.some((path) => request.url?.startsWith(path))) return next()
        if (request.url?.startsWith('/healthz')) return response.end('ok')
        try {
          const far = await current()
          await send(await far.answer(await requestOf(request)), response)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
