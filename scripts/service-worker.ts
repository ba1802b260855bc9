import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { shell } from '../i18n/fr/shell'

/** The page shown when the server cannot be reached. */
const offlinePage = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${shell['shell.offline.title']}</title>
<body style="font:1rem/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;text-align:center">
<h1>${shell['shell.offline.title']}</h1><p>${shell['shell.offline.text']}</p><p><a href="">${shell['shell.failed.retry']}</a></p>`

/** The worker's own text: it stores nothing, answers when the network does not, and waits until it is asked to take over. */
export const workerSource = (version: string): string => `/* ${version} */
const offline = ${JSON.stringify(offlinePage)}
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data }) => data === 'skipWaiting' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const answer = () => new Response(offline, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  event.respondWith(fetch(event.request).catch(answer))
})
`

/** Adds /service-worker.js to the build: its text changes with the build, which is how browsers learn of a new version. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    generateBundle(_options, bundle) {
      const version = createHash('sha256')
        .update(Object.keys(bundle).sort().join())
        .digest('hex')
        .slice(0, 12)
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: workerSource(version) })
    },
  }
}
