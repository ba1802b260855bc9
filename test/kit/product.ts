import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What the product answered, or why there was no answer. */
export interface Heard {
  status: number
  body: string
  retryAfter: string | null
  ms: number
}

/** The built product in a process of its own. */
export interface Product {
  url: string
  dataDir: string
  child: ChildProcess
  said: () => string
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  hasEnded: () => boolean
  ask: (path: string, options?: RequestInit) => Promise<Heard>
  /** Asks it to stop, and answers how it ended; its data go. */
  stop: () => Promise<number | string>
}

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().on('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Asks an address; status 0 when the connection gave no answer. */
export async function hear(url: string, options: RequestInit = {}): Promise<Heard> {
  const start = performance.now()
  const ms = () => performance.now() - start
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000), ...options })
    const body = await answer.text()
    return { status: answer.status, body, retryAfter: answer.headers.get('retry-after'), ms: ms() }
  } catch (error) {
    const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : ''
    return { status: 0, body: `${String(error)}${cause}`, retryAfter: null, ms: ms() }
  }
}

/** Waits until it holds; false when it does not after `timeout` milliseconds. */
export async function eventually(
  holds: () => boolean | Promise<boolean>,
  timeout: number,
  every = 50,
): Promise<boolean> {
  const deadline = performance.now() + timeout
  while (!(await holds())) {
    if (performance.now() > deadline) return false
    await new Promise((done) => setTimeout(done, every))
  }
  return true
}

/** Starts the built product; `plants` are modules of `test/kit/plants` that break something in it. It may not be ready yet. */
export const startProduct = (
  env: Record<string, string> = {},
  ...plants: (string | undefined)[]
): Promise<Product> => startBuild(process.cwd(), env, plants)

/** The same for what was built in another folder. */
export async function startBuild(
  folder: string,
  env: Record<string, string> = {},
  plants: readonly (string | undefined)[] = [],
): Promise<Product> {
  const port = Number(env.PORT) || (await freePort())
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'portail-product-'))
  const planted = plants.flatMap((plant) =>
    plant ? ['--import', resolve('test/kit/plants', `${plant}.mjs`)] : [],
  )
  const { DEV: _dev, NODE_OPTIONS: _options, ...outer } = process.env
  const settings = {
    SEED: 'min',
    SEED_DEMO: 'allow',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '0',
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  const child = spawn(process.execPath, [...planted, 'dist/server/main.js'], {
    cwd: folder,
    env: { ...outer, NODE_ENV: 'production', HOST: '127.0.0.1', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      lines.push(String(chunk))
      if (lines.length > 2000) lines.splice(0, 1000)
    })
  let how: number | string | undefined
  const ended = new Promise<number | string>((done) =>
    child.once('exit', (code, signal) => {
      how = code ?? signal ?? 'gone'
      done(how)
    }),
  )
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    dataDir,
    child,
    said: () => lines.join(''),
    ended,
    hasEnded: () => how !== undefined,
    ask: (path, options) => hear(url + path, options),
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 40_000)
      const code = await ended
      clearTimeout(late)
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
      return code
    },
  }
}

/** Waits until the product serves; throws with what it said when it does not. */
export async function ready(product: Product, timeout = 120_000): Promise<void> {
  const isReady = async () => product.hasEnded() || (await product.ask('/readyz')).status === 200
  await eventually(isReady, timeout)
  if (product.hasEnded() || (await product.ask('/readyz')).status !== 200)
    throw new Error(`The product is not ready: ${product.said()}`)
}
