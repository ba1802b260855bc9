import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { parseConfig } from '../server/config'
import { withLinkScript } from '../server/link-token'
import { withFrame } from '../server/page-frame'
import { builtHtml, chosenLanguage, type Page, pageOf, withIdentity, withLanguage } from '../server/pages'
import { site } from './site'

/** The pages whose HTML exists: an application appears by adding its folder. */
export const existingPages = (root: string): Page[] =>
  site.pages.filter((page) => existsSync(resolve(root, site.htmlOf(page))))

const wantsHtml = (method = '', accept = ''): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html')

/** Paths that are no page: files, and what the API answers. */
const isServed = (pathname: string): boolean =>
  /\.\w+$/.test(pathname) || /^\/(api|upload|healthz|readyz|@)/.test(pathname)

const hasPage = (root: string, page: Page | undefined): page is Page =>
  page !== undefined && existsSync(resolve(root, site.htmlOf(page)))

function serveDeepLinks(server: ViteDevServer): void {
  const { root } = server.config
  server.middlewares.use(async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const page = pageOf(pathname, site.pages) ?? (isServed(pathname) ? undefined : 'login')
    if (!wantsHtml(request.method, request.headers.accept) || !hasPage(root, page)) return next()
    try {
      const source = withIdentity(
        withLinkScript(withFrame(readFileSync(resolve(root, site.htmlOf(page)), 'utf8'))),
        {
          ...parseConfig(process.env),
          languages: Object.keys(site.languages),
        },
      )
      const code = chosenLanguage(request.headers.cookie)
      const file = code && site.languages[code]
      const said = file ? withLanguage(source, { code, file: `/${file}` }) : source
      const html = await server.transformIndexHtml(`/${site.htmlOf(page)}`, said, request.originalUrl)
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(html)
    } catch (error) {
      next(error)
    }
  })
}

async function flattenPages(root: string, outDir: string): Promise<void> {
  for (const page of existingPages(root)) {
    const target = resolve(outDir, builtHtml(page))
    await mkdir(dirname(target), { recursive: true })
    await rename(resolve(outDir, site.htmlOf(page)), target)
  }
  for (const folder of ['src', 'examples'])
    await rm(resolve(outDir, folder), { recursive: true, force: true })
}

/** Several HTML entries on one origin: deep links in development, flat paths in the build. */
export function pages(): Plugin {
  let root = ''
  let outDir = ''
  return {
    name: 'pages',
    config: ({ root: from = process.cwd() }) => {
      const input = existingPages(from).map((page) => [page, resolve(from, site.htmlOf(page))])
      return { build: { rolldownOptions: { input: Object.fromEntries(input) } } }
    },
    configResolved: (config) => {
      root = config.root
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: serveDeepLinks,
    writeBundle: () => flattenPages(root, outDir),
  }
}
