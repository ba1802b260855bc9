import { type ChildProcess, spawn } from 'node:child_process'
import { createServer as createTrial } from 'node:net'
import { createServer } from 'vite'
import { ConfigError, readConfig } from '../server/config'
import { startEmbedded } from '../server/database/embedded'
import { startError } from '../server/start-error'
import { hearQuestions } from './dev-question'

const config = readConfig()
const mayChange = process.argv.includes('--database-url')
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
function startApi(own: { DATABASE_URL: string; DEV_QUESTION: string; PORT: string }): ChildProcess {
  const env = {
    ...process.env,
    DEV: '1',
    DRAIN_SECONDS: '0',
    PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
    DATA_DIR: config.dataDir,
    ...own,
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
  if (config.databaseUrl && !mayChange)
    throw new ConfigError([
      `DATABASE_URL désigne une base, que le développement changerait au fil des déclarations (${new URL(config.databaseUrl).host}). Retirez-la, ou dites-le : npm run dev -- --database-url`,
    ])
  const apiPort = await freePort(config.port + 1)
  process.env.API_PORT = String(apiPort)
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const pages = await createServer({ server: { port: config.port } })
  await pages.listen()
  const database = await openDatabase()
  const questions = await hearQuestions()
  const api = startApi({
    DATABASE_URL: database.url,
    DEV_QUESTION: questions.address,
    PORT: process.env.API_PORT,
  })
  say(`Pages (rechargées à chaud) : http://localhost:${config.port}   API : http://127.0.0.1:${apiPort}`)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    api.kill('SIGTERM')
    await Promise.all([pages.close(), ended(api)])
    questions.stop()
    await database.stop()
    process.exit(0)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void stop())
}

main().catch((error: unknown) => {
  say(startError(error))
  process.exit(1)
})
