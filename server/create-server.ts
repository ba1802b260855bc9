import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import type { Context } from './api/context'
import { type App, createApp } from './app'
import type { Application } from './application'
import { askDeveloper } from './ask-developer'
import { spoolFolder } from './backup/place'
import { startWalWorker } from './backup/wal-worker'
import { baseJobs } from './base'
import { type Config, readConfig } from './config'
import { checkLogin } from './database/check-login'
import { type ConnectOptions, connect, type Database } from './database/connect'
import { type Embedded, startEmbedded } from './database/embedded'
import { loginAddress } from './database/login'
import { startJobs } from './jobs/start-jobs'
import { startJournalWorker } from './journal/worker'
import { outlive, stopOnSignal } from './lifecycle'
import { mailWorks } from './mail/mail-works'
import { sealKeptLinks } from './mail/seal-kept'
import { prepare } from './prepare'
import { startError } from './start-error'
import { createFileStore } from './storage/create-file-store'
import { startSampling } from './system/sample'

/** The server of an application. */
export interface Server {
  application: Application
  /** Its database, up to date already. */
  connect: (options: Omit<ConnectOptions, 'registry' | 'policies' | 'virtuals'>) => Database
  /** Its calls and pages on a database; listening is the caller's. */
  open: (context: Context) => Promise<App>
  /** Everything, as the environment says: database, migrations, first data, jobs, mails; listens until a signal. Ends the process when it cannot. */
  start: () => Promise<void>
}

const say = (text: string) => process.stdout.write(`${text}\n`)

async function openDatabase(config: Config): Promise<{ url?: string; embedded?: Embedded }> {
  if (config.databaseUrl || config.databaseApiUrl) return { url: config.databaseUrl }
  say('  Démarrage de PostgreSQL…')
  const log = { info: () => undefined, warn: say, error: say }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log,
    spool: config.backupDir && spoolFolder,
  })
  return { url: embedded.url, embedded }
}

const address = ({ productName, publicUrl, port }: Config) =>
  `\n${productName} : ${publicUrl ?? `http://localhost:${port}`}\n`

/** The door to the engine on the server: makes the server of an application of what it declares. */
export function createServer(application: Application): Server {
  const { resources, policies, virtuals } = application
  const server: Server = {
    application,
    connect: (options) => connect({ ...options, registry: resources, policies, virtuals }),
    open: (context) => createApp(application, context),
    start: () =>
      run(server).catch((error: unknown) => {
        process.stderr.write(`\n${startError(error)}\n`)
        process.exit(1)
      }),
  }
  return server
}

/** Also where an earlier release filled it unasked: who looks at the pages learns that strangers may come in. */
const holdsDemonstration = ({ holdsDemonstration: looks }: Application, db: Database): Promise<boolean> =>
  db.system('seed', async (tx) => (await looks?.(tx)) === true)

async function run(server: Server): Promise<void> {
  const { application } = server
  const config = readConfig({ PRODUCT_NAME: application.name, ...process.env })
  const { url, embedded } = await openDatabase(config)
  const files = createFileStore(config)
  const login = config.databaseApiUrl ?? loginAddress(url ?? '')
  if (url)
    await prepare(application, { config, url, files, say, agree: askDeveloper(process.env.DEV_QUESTION) })
  await checkLogin(login, application)
  const db = server.connect({ url, login, reads: config.databaseReadUrl, isPooled: config.isPooled })
  const log = pino({ level: config.logLevel })
  const context: Context = {
    db,
    config,
    files,
    now: () => new Date(),
    random: randomBytes,
    log,
    isQueued: true,
  }
  config.isDemonstration ||= config.isReal && (await holdsDemonstration(application, db))
  await sealKeptLinks(context)
  const app = await server.open(context)
  const works = { ...mailWorks(context, application.mails), ...application.works }
  const workers = [
    startJobs(context, { jobs: application.jobs ?? baseJobs, works }),
    startWalWorker(context),
    startJournalWorker(context),
    startSampling(context, app.metrics),
  ]
  const { drainSeconds } = config
  outlive(log, stopOnSignal({ app, workers, db, embedded, drainSeconds, log }))
  await app.listen({ port: config.port, host: config.host ?? '0.0.0.0' })
  say((application.welcome ?? address)(config))
}
