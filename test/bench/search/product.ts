import { type ChildProcess, spawn } from 'node:child_process'
import http from 'node:http'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { build } from 'esbuild'

const outdir = 'dist/bench'
const email = 'nadia.roche@demo.example'
const password = 'Portail2026!'

/** The server bundled as `npm start` does, apart from what is being served. */
export const buildProduct = (): Promise<unknown> =>
  build({
    entryPoints: { main: 'server/main.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })

/** The product running in a process of its own, with somebody signed in. */
export interface Product {
  token: string
  /** Sends a search and reads the whole answer. */
  search: (body: unknown) => Promise<string>
  stop: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })

interface Sender {
  agent: http.Agent
  port: number
  token?: string
}

function send({ agent, port, token }: Sender, method: string, path: string, body: unknown): Promise<string> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(token ? { authorization: token } : {}),
  }
  return new Promise((done, fail) => {
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString()
        if (response.statusCode === 200) done(answer)
        else fail(new Error(`${method} ${path} answers ${response.statusCode}: ${answer.slice(0, 500)}`))
      })
    })
    request.on('error', fail)
    request.end(text)
  })
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) return
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('The server does not start')
    await new Promise((done) => setTimeout(done, 100))
  }
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

/** Starts the product on a loaded database and signs the administrator in. */
export async function startProduct(url: string, dataDir: string): Promise<Product> {
  const port = await freePort()
  const child = spawn(process.execPath, [resolve(outdir, 'main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const sender: Sender = { agent: new http.Agent({ keepAlive: true, maxSockets: 16 }), port }
  try {
    await untilReady(child, port)
    const { token } = JSON.parse(await send(sender, 'POST', '/api/auth/login', { email, password })) as {
      token: string
    }
    return {
      token,
      search: (body) => send({ ...sender, token }, 'PUT', '/api/search/', body),
      stop: () => stopped(child),
    }
  } catch (error) {
    await stopped(child)
    throw error
  }
}
