import { Agent, createServer, request } from 'node:http'
import { hear } from './product'

/** A proxy as stands in front of processes: it follows their readiness, keeps its connections, and tries nothing twice. */
export interface FrontDoor {
  url: string
  /** Puts an address among those that are looked at. */
  add: (backend: string) => void
  /** Addresses that are ready now. */
  ready: () => readonly string[]
  close: () => Promise<void>
}

const lookEvery = 200

export async function openProxy(): Promise<FrontDoor> {
  const backends = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  let turn = 0
  const ready = () => [...backends].filter(([, isReady]) => isReady).map(([url]) => url)
  const looking = setInterval(() => {
    for (const url of backends.keys())
      void hear(`${url}/readyz`).then(({ status }) => backends.set(url, status === 200))
  }, lookEvery)
  const server = createServer((asked, answer) => {
    const among = ready()
    turn += 1
    const backend = among[turn % among.length]
    if (!backend) return void answer.writeHead(502).end('no backend')
    const { host: _host, connection: _connection, ...headers } = asked.headers
    const on = request(`${backend}${asked.url}`, { agent, method: asked.method, headers }, (came) => {
      const { connection: _close, 'keep-alive': _alive, ...kept } = came.headers
      answer.writeHead(came.statusCode ?? 502, kept)
      came.pipe(answer)
    })
    on.on('error', (error) => {
      if (!answer.headersSent) answer.writeHead(502)
      answer.end(`${backend}: ${error.message}`)
    })
    asked.pipe(on)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    add: (backend) => void backends.set(backend, true),
    ready,
    close: () => {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
