import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const sources = ['i18n', 'providers', 'resources', 'scripts', 'server', 'src']
const settings = [
  '.gitignore',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** `npm run dev` on a copy of the project that a test may change. */
export interface DevProduct {
  url: string
  /** The copy. */
  folder: string
  /** What it has written on its outputs. */
  said: () => string
  /** Runs `npm run scaffold` with these arguments. */
  scaffold: (...args: string[]) => void
  stop: () => Promise<void>
}

/** Two ports in a row: that of the pages and that of the API. */
export async function freePort(): Promise<number> {
  const opened = (port: number) =>
    new Promise<number>((done, fail) => {
      const server = createServer().on('error', fail)
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => done(typeof address === 'object' && address ? address.port : 0))
      })
    })
  const port = await opened(0)
  return opened(port + 1).then(
    () => port,
    () => freePort(),
  )
}

function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portail-dev-'))
  for (const name of [...sources, ...settings]) cpSync(resolve(name), join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done()
    child.once('exit', () => done())
  })

/** Changes a copy of the project, then starts the development servers on a database; they are not ready yet. */
export async function startDev(
  databaseUrl: string,
  change: (folder: string, env: NodeJS.ProcessEnv) => void = () => undefined,
): Promise<DevProduct> {
  const [folder, port] = [copyProject(), await freePort()]
  const { DEV: _dev, ...outer } = process.env
  const env = {
    ...outer,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
  }
  change(folder, env)
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--database-url'], { cwd: folder, env })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)))
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    said: () => lines.join(''),
    scaffold: (...args) =>
      void execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/scaffold.ts', ...args], {
        cwd: folder,
        stdio: 'pipe',
      }),
    stop: async () => {
      child.kill('SIGTERM')
      await ended(child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}
