import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '../resources/schema/marks'
import { ApiError } from './api/error'
import type { FirstScreen } from './application'
import type { Config } from './config'
import { withNotice } from './installation-notice'
import { withLinkScript } from './link-token'
import { manifestLinks, manifestOf } from './manifest'
import { withFirstScreen, withFrame } from './page-frame'
import {
  builtHtml,
  chosenLanguage,
  firstFiles,
  type Page,
  type Pages,
  pageOf,
  withFirstFiles,
  withIdentity,
  withLanguage,
} from './pages'

const wantsHtml = (accept = ''): boolean => accept.includes('text/html')

/** A page with the installation's identity; empty when it is not built. */
async function readPage(
  file: string,
  config: Config,
  { links, languages }: { links: string; languages: readonly string[] },
): Promise<string> {
  const html = await readFile(file, 'utf8').catch(() => '')
  const page = html.replace('</head>', `${links}</head>`)
  return withIdentity(withLinkScript(withFrame(page)), { ...config, languages })
}

/** What the worker that reads barcodes may: compile its program, which no page may (`src/trade/scan/barcode-worker.ts`). */
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** The dictionaries that were built, by language: `assets/language-en-….js`; `en-entry` is what is said before one signs in. */
const dictionariesIn = (client: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(path.join(client, 'assets')).flatMap((file) => {
      const [, code] = /^language-(\w{2}(?:-entry)?)-[^.-]+\.js$/.exec(file) ?? []
      return code ? [[code, `/assets/${file}`] as const] : []
    }),
  )

async function readFirstFiles(client: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const text = await readFile(path.join(client, firstFiles), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

/** The pages, and what the screen at an address shows first, for whoever asks. */
interface Served extends Pages {
  /** What the application says besides French, by language. */
  languages?: Readonly<Record<string, Language>>
  ahead?: ((request: FastifyRequest) => Promise<FirstScreen | undefined>) | undefined
}

const styleLinks = /<link rel="stylesheet"[^>]* href="(\/assets\/[\w.-]+\.css)">/g

/** A page whose styles stand in it, so that what it shows first waits for no other file. */
async function withStyles(client: string, html: string): Promise<string> {
  const texts = new Map<string, string>()
  for (const [link, file = ''] of html.matchAll(styleLinks))
    texts.set(link, await readFile(path.join(client, file), 'utf8'))
  return html.replace(styleLinks, (link) => `<style>${texts.get(link)}</style>`)
}

/**
 * Serves the built applications: hashed assets for a year, each application's page for every path below it. A person who
 * asks for anything else gets the entry's own not-found page. */
export async function servePages(
  app: FastifyInstance,
  config: Config,
  { folder, applications, shortcutsOf = () => [], ahead, languages: spoken = {} }: Served,
): Promise<void> {
  const client = path.resolve(folder)
  const built = existsSync(client)
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/assets/barcode-worker-'))
      reply.header('content-security-policy', readerPolicy)
  })
  if (built)
    await app.register(fastifyStatic, {
      root: client,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.setHeader('vary', 'accept-encoding')
        reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  const dictionaries = built ? dictionariesIn(client) : new Map<string, string>()
  const languages = [...dictionaries.keys()].filter((code) => !code.endsWith('-entry'))
  const told = await readFirstFiles(client)
  const read = new Map<string, Promise<string>>()
  const htmlOf = (page: Page): Promise<string> => {
    const links = applications.includes(page) ? manifestLinks(page, config) : ''
    const found = read.get(page) ?? readPage(path.join(client, builtHtml(page)), config, { links, languages })
    read.set(page, found)
    return found
  }
  for (const page of applications)
    app.get(`/${page}/manifest.webmanifest`, (_request, reply) =>
      reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(manifestOf(page, { ...config, shortcuts: shortcutsOf(page) })),
    )
  app.setNotFoundHandler(async (request, reply) => {
    const [pathname = '/'] = request.url.split(/[?#]/)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || pathname.startsWith('/api/')) throw new ApiError('err405')
    const page = pageOf(pathname, applications)
    const screen = page && request.method === 'GET' ? await ahead?.(request) : undefined
    const plain = page ? withFirstFiles(await htmlOf(page), pathname, told) : ''
    const found = screen && plain ? withFirstScreen(await withStyles(client, plain), screen) : plain
    const french = found || (wantsHtml(request.headers.accept) ? await htmlOf('login') : '')
    const code = chosenLanguage(request.headers.cookie)
    const isEntry = page === undefined || page === 'login'
    const file = code && ((isEntry && dictionaries.get(`${code}-entry`)) || dictionaries.get(code))
    const said = file && french ? withLanguage(french, { code, file }) : french
    const html = withNotice(said, config, file ? spoken[code] : undefined)
    if (!html) throw new ApiError('err405')
    return reply
      .status(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', screen ? 'no-store' : 'no-cache')
      .header('vary', 'cookie')
      .send(html)
  })
}
