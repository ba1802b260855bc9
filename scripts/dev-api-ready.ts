import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Plugin } from 'vite'

const patience = 20_000

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => done(true)).on('error', () => done(false))
    socket.on('connect', () => socket.destroy())
  })

/** While the API restarts, its calls wait instead of failing in the browser. */
export function waitForApi(port: number, paths: string[]): Plugin {
  return {
    name: 'wait-for-api',
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        const isCall = paths.some((path) => request.url?.startsWith(path))
        const deadline = Date.now() + patience
        while (isCall && !(await answers(port)) && Date.now() < deadline) await sleep(100)
        next()
      })
    },
  }
}
