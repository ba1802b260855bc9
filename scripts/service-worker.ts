import { createHash } from 'node:crypto'
import type { Plugin, Rollup } from 'vite'
import { shell } from '../i18n/fr/shell'
import { firstScreenPart } from '../server/page-frame'
import { chunkClosure, chunksOf } from './chunk-closure'
import { type Graph, reachedFrom } from './shared-chunks'

/** The page shown when the server cannot be reached. */
const offlinePage = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${shell['shell.offline.title']}</title>
<body style="font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>${shell['shell.offline.title']}</h1><p>${shell['shell.offline.text']}</p><p><a href="">${shell['shell.failed.retry']}</a></p>`

/** Milliseconds for which a slow network is waited for where the page is kept: what it brings is for the next visit. */
const patience = 150

/**
 * The worker's own text. Of the front office, where deliveries are received at docks without network, it keeps the page and its
 * code, with what a dock needs of it – nothing that the API answers, and the page without what somebody sees of a screen – and
 * gives them when the network does not; elsewhere it says that there is none. It waits until it is asked to take over. What the server tells a device it shows, and opens in a
 * window of its own: what is typed elsewhere stays.
 */
export const workerSource = (version: string, dock: readonly string[] = []): string => `/* ${version} */
const offline = ${JSON.stringify(offlinePage)}
const kept = 'portail-${version}'
const dock = ${JSON.stringify(dock)}
const page = '/front-office'
const isOfPage = (path) => path === page || path.startsWith(page + '/')
const isCode = (url) => url.origin === self.location.origin && url.pathname.startsWith('/assets/')
const nothing = () => undefined
const find = (key) => caches.match(key, { ignoreVary: true }).catch(nothing)
const isOfPerson = (answer) => (answer.headers.get('cache-control') || '').includes('no-store')
const plain = async (answer) => {
  if (!isOfPerson(answer)) return answer
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'cache-control']) headers.delete(name)
  return new Response((await answer.text()).replace(${firstScreenPart}, ''), { headers })
}
const put = async (key, answer) => {
  if (answer.ok) await (await caches.open(kept)).put(key, await plain(answer))
}
const keep = async (path) => {
  if (!(await find(path))) await put(path, await fetch(path))
}
const isForPage = async (id) => {
  const client = id && (await self.clients.get(id))
  return Boolean(client) && isOfPage(new URL(client.url).pathname)
}
self.addEventListener('activate', (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name.startsWith('portail-') && name !== kept) await caches.delete(name)
  }
  event.waitUntil(Promise.all([others(), self.clients.claim()]))
})
self.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'skipWaiting') return self.skipWaiting()
  if (!Array.isArray(data?.keep)) return
  const paths = data.keep.map((one) => new URL(one, self.location.origin)).filter(isCode).map(({ pathname }) => pathname)
  event.waitUntil(Promise.allSettled([page, ...paths, ...dock].map(keep)))
})
const told = (event) => {
  try {
    return event.data.json()
  } catch {
    return {}
  }
}
self.addEventListener('push', (event) => {
  const { title = ${JSON.stringify(shell['shell.push.title'])}, body = '', url = '/', tag } = told(event)
  const shown = { body, tag, lang: 'fr', icon: '/icons/portail-192.png', badge: '/icons/badge-96.png', data: { url } }
  event.waitUntil(self.registration.showNotification(title, shown))
})
const show = async (path) => {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((client) => client.url === url.href)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data?.url ?? '/'))
})
const code = async (event) => {
  const known = await find(event.request)
  if (known) return known
  const answer = await fetch(event.request)
  if (answer.ok && (await isForPage(event.clientId))) event.waitUntil(put(event.request, answer.clone()).catch(nothing))
  return answer
}
const after = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))
const visit = async (event, path) => {
  const kept = async (answer) => {
    if (isOfPage(path)) await put(page, answer.clone()).catch(nothing)
    return answer
  }
  const asked = fetch(event.request)
  event.waitUntil(asked.then(kept).catch(nothing))
  const known = isOfPage(path) ? await find(page) : undefined
  const isAnew = ['no-cache', 'reload', 'no-store'].includes(event.request.cache)
  const fresh = asked.then((answer) => answer.clone()).catch(nothing)
  const answer = await (known && !isAnew ? Promise.race([fresh, after(${patience})]) : fresh)
  return answer || known || new Response(offline, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.mode === 'navigate') event.respondWith(visit(event, url.pathname))
  else if (event.request.method === 'GET' && isCode(url)) event.respondWith(code(event))
})
`

/** What a dock works with when there is no network: two screens, and the way out. */
const dockScreens = [
  'src/screens/receptions/ReceptionScreen.tsx',
  'src/screens/receptions/DayScreen.tsx',
  'src/layout/UserMenuItems.tsx',
]

/** The files of these screens, and of what they load while one works; what every page has is kept with the page. */
function dockFiles(bundle: Rollup.OutputBundle, graph: Graph): string[] {
  const chunks = chunksOf(bundle)
  const byName = new Map(chunks.map((one) => [one.fileName, one]))
  const byModule = new Map(chunks.flatMap((one) => one.moduleIds.map((id) => [id, one.fileName] as const)))
  const filesOf = (ids: readonly string[]) => ids.flatMap((id) => byModule.get(id) ?? [])
  const pages = chunkClosure(
    bundle,
    chunks.flatMap((one) => (one.isEntry ? [one.fileName] : [])),
  )
  const ofPages = new Set([...pages].flatMap((name) => byName.get(name)?.moduleIds ?? []))
  const modules = [...reachedFrom(dockScreens, graph)].filter((id) => !ofPages.has(id))
  const later = modules.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const files = chunkClosure(bundle, [...filesOf(modules), ...filesOf(later)], pages)
  const styles = [...files].flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])])
  return [...files, ...styles].map((name) => `/${name}`)
}

/** Adds /service-worker.js to the build: its text changes with the build, which is how browsers learn of a new version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    generateBundle(_options, bundle) {
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      const source = workerSource(version, dockFiles(bundle, this))
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
