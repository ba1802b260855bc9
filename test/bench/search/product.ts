import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Case } from './cases'
import { type Line, openLine } from './line'

const outdir = 'dist/bench'
export const connections = 16
const email = 'nadia.roche@demo.example'
const password = 'Portail2026!'

/** The server bundled as `npm start` does, apart from what is being served. */
export function buildProduct(): Promise<unknown> {
  // What the seed brings along stands beside the built server.
  cpSync('server/seed/files', join(outdir, 'seed'), { recursive: true })
  return build({
    entryPoints: { main: 'server/main.ts' },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
}

/** The product running in a process of its own, with somebody signed in. */
export interface Product {
  /** Signs the administrator in anew: a token lasts a quarter of an hour, all cases longer. */
  signIn: () => Promise<string>
  /** Sends a request of the suite on one of the 16 connections and reads the whole answer. */
  ask: (one: Pick<Case, 'path' | 'body'>, line?: number) => Promise<string>
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
  const lines: Line[] = []
  try {
    await untilReady(child, port)
    for (let i = 0; i < connections; i++) lines.push(await openLine(port))
    let token = ''
    const signIn = async () => {
      const answer = await lines[0]?.send('POST', '/api/auth/login', { email, password })
      token = String(JSON.parse(answer ?? '').token)
      return token
    }
    await signIn()
    return {
      signIn,
      ask: ({ path = '/api/search/', body }, line = 0) =>
        lines[line]?.send('PUT', path, body, token) ?? Promise.reject(),
      stop: () => {
        for (const line of lines) line.close()
        return stopped(child)
      },
    }
  } catch (error) {
    await stopped(child)
    throw error
  }
}
