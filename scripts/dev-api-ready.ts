import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Plugin, ViteDevServer } from 'vite'

const patience = 60_000

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => done(true)).on('error', () => done(false))
    socket.on('connect', () => socket.destroy())
  })

/** Loads the pages again once a restarted API answers: what was declared meanwhile is in what it says. */
function reloadAfterRestart(server: ViteDevServer, port: number): void {
  let wasUp = false
  let isAsking = false
  const look = async () => {
    if (isAsking) return
    isAsking = true
    const isUp = await answers(port)
    if (isUp && !wasUp) server.hot.send({ type: 'full-reload' })
    wasUp = isUp
    isAsking = false
  }
  const timer = setInterval(look, 300)
  server.httpServer?.on('close', () => clearInterval(timer))
}

/** While the API restarts, its calls wait instead of failing in the browser; then the pages are loaded again. */
export function waitForApi(port: number, paths: string[]): Plugin {
  return {
    name: 'wait-for-api',
    configureServer(server) {
      reloadAfterRestart(server, port)
      server.middlewares.use(async (request, _response, next) => {
        const isCall = paths.some((path) => request.url?.startsWith(path))
        const deadline = Date.now() + patience
        while (isCall && !(await answers(port)) && Date.now() < deadline) await sleep(100)
        next()
      })
    },
  }
}
