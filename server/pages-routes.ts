import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api/error'
import { builtHtml, pageOf } from './pages'

const client = () => path.resolve('dist/client')

/** Serves the built applications: hashed assets for a year, each application's page for every path below it. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const built = existsSync(client())
  if (built)
    await app.register(fastifyStatic, {
      root: client(),
      index: false,
      wildcard: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  const pages = new Map<string, string>()
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const page = request.method === 'GET' || request.method === 'HEAD' ? pageOf(pathname) : undefined
    if (!page || pathname.startsWith('/api/')) throw new ApiError('err405')
    const file = path.join(client(), builtHtml(page))
    if (!pages.has(file)) pages.set(file, await readFile(file, 'utf8').catch(() => ''))
    const html = pages.get(file)
    if (!html) throw new ApiError('err405')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
  })
}
