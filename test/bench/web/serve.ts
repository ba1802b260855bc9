import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { answer } from './api'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

/** The page that a path shows: a file where there is one, else the application's HTML. */
async function fileFor(
  folder: string,
  path: string,
  html: string,
): Promise<{ name: string; content: Buffer }> {
  const name = extname(path) ? path : html
  return { name, content: await readFile(join(folder, normalize(name))) }
}

/** Serves built pages gzipped as the product's are, and the API from memory, on a free port. */
export async function servePages(folder: string, htmlOf: (path: string) => string) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      if (pathname.startsWith('/api/')) {
        const found = answer(pathname.slice(4), await textOf(request))
        response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json' })
        return response.end(JSON.stringify(found ?? {}))
      }
      const { name, content } = await fileFor(folder, pathname, htmlOf(pathname))
      response.writeHead(200, {
        'content-type': types[extname(name)] ?? 'text/plain',
        'content-encoding': 'gzip',
      })
      response.end(gzipSync(content, { level: 9 }))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
