import { createServer as createTrial } from 'node:net'
import { createServer } from 'vite'
import { ConfigError, readConfig } from '../server/config'
import { startEmbedded } from '../server/database/embedded'
import { startError } from '../server/start-error'
import { startApi } from './dev-api'
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

/** What the API is told besides the environment. */
const apiEnv = (own: { DATABASE_URL: string; DEV_QUESTION: string; PORT: string }): NodeJS.ProcessEnv => ({
  ...process.env,
  DEV: '1',
  SEED: config.seed,
  DRAIN_SECONDS: '0',
  PUBLIC_URL: config.publicUrl ?? `http://localhost:${config.port}`,
  DATA_DIR: config.dataDir,
  ...own,
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
  const api = await startApi(
    apiEnv({
      DATABASE_URL: database.url,
      DEV_QUESTION: questions.address,
      PORT: process.env.API_PORT,
    }),
  )
  say(`Pages (rechargées à chaud) : http://localhost:${config.port}   API : http://127.0.0.1:${apiPort}`)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await Promise.all([pages.close(), api.stop()])
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
