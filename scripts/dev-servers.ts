import { type ChildProcess, spawn } from 'node:child_process'
import { createServer as createTrial } from 'node:net'
import { createServer } from 'vite'
import { readConfig } from '../server/config'
import { startEmbedded } from '../server/database/embedded'
import { startError } from '../server/start-error'

const config = readConfig()
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** The database outlives the API's restarts: this process owns it. */
async function openDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  return startEmbedded({ dataDir: config.dataDir, log: { info: say, warn: say, error: say } })
}

/** The first port from this one on that no other program has. */
const freePort = (from: number): Promise<number> =>
  new Promise((done) => {
    const trial = createTrial().on('error', () => done(freePort(from + 1)))
    trial.listen(from, () => trial.close(() => done(from)))
  })

/** The API, started again by tsx whenever a file that it imports changes. */
function startApi(databaseUrl: string, apiPort: number): ChildProcess {
  const env = {
    ...process.env,
    DEV: '1',
    DRAIN_SECONDS: '0',
    PORT: String(apiPort),
    PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
    DATABASE_URL: databaseUrl,
    DATA_DIR: config.dataDir,
  }
  const args = [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    '--include',
    'server/database/**/*.sql',
  ]
  return spawn(process.execPath, [...args, 'server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    detached: true,
  })
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done()
    child.once('exit', () => done())
  })

async function main(): Promise<void> {
  const apiPort = await freePort(config.port + 1)
  process.env.API_PORT = String(apiPort)
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const pages = await createServer({ server: { port: config.port } })
  await pages.listen()
  const database = await openDatabase()
  const api = startApi(database.url, apiPort)
  say(`Pages (rechargées à chaud) : http://localhost:${config.port}   API : http://127.0.0.1:${apiPort}`)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    api.kill('SIGTERM')
    await Promise.all([pages.close(), ended(api)])
    await database.stop()
    process.exit(0)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop())
}

main().catch((error: unknown) => {
  say(startError(error))
  process.exit(1)
})
