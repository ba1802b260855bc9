import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { resources } from '../resources'
import type { Context } from './api/context'
import { type App, createApp } from './app'
import { type Config, readConfig } from './config'
import { connect } from './database/connect'
import { type Embedded, startEmbedded } from './database/embedded'
import { asOwner, migrate } from './database/migrate'
import { applyPending } from './database/pending'
import { type JobWorker, startJobWorker } from './jobs/worker'
import { type MailWorker, startMailWorker } from './mail/worker'
import { mailFates } from './mail-fates'
import { policies } from './policies'
import { addMissingMenus } from './seed/add-missing-menus'
import { writeHelpFiles } from './seed/write-help-files'
import { writeNoticeFiles } from './seed/write-notice-files'
import { seedIfEmpty } from './seed-if-empty'
import { startError } from './start-error'
import { createFileStore } from './storage/create-file-store'
import type { FileStore } from './storage/file-store'
import { virtuals } from './virtuals'
import { welcome } from './welcome'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function openServer(config: Config): Promise<{ url: string; embedded?: Embedded }> {
  if (config.databaseUrl) return { url: config.databaseUrl }
  say('  Démarrage de PostgreSQL…')
  const log = { info: () => undefined, warn: say, error: say }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  return { url: embedded.url, embedded }
}

async function prepare(config: Config, url: string, files: FileStore): Promise<void> {
  const report = (name: string) => say(`  Migration ${name}`)
  const isDeveloped = Boolean(process.env.DEV)
  await migrate(url, resources, policies, report, { secures: !isDeveloped })
  if (isDeveloped)
    for (const sql of await applyPending(url, resources, policies))
      say(`  Déclaration appliquée : ${sql.split('\n')[0]}`)
  const isNew = await asOwner(url, (tx) => seedIfEmpty(tx, config.seed, say))
  if (!isNew) await asOwner(url, addMissingMenus)
  if (!isNew || config.seed !== 'demo') return
  await writeHelpFiles(files)
  await writeNoticeFiles(files)
}

interface Running {
  app: App
  context: Context
  mails: MailWorker
  clock: JobWorker
  embedded?: Embedded
}

function stopOnSignal({ app, context, mails, clock, embedded }: Running) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    app.retire()
    const deadline = setTimeout(() => process.exit(1), 10_000)
    deadline.unref()
    await app.close()
    await Promise.all([mails.stop(), clock.stop()])
    await context.db.close()
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  embedded?.onExit(({ reason, restarting }) => {
    if (restarting || stopping) return
    process.stderr.write(`\nPostgreSQL s'est arrêté et ne redémarre pas : ${reason}\n`)
    process.exit(1)
  })
}

async function main() {
  const config = readConfig()
  const { url, embedded } = await openServer(config)
  const files = createFileStore(config)
  await prepare(config, url, files)
  const db = connect({ url, registry: resources, policies, virtuals })
  const log = pino({ level: config.logLevel })
  const context: Context = { db, config, files, now: () => new Date(), random: randomBytes, log }
  const app = await createApp(context)
  const [mails, clock] = [startMailWorker(context, mailFates), startJobWorker(context)]
  stopOnSignal({ app, context, mails, clock, embedded })
  await app.listen({ port: config.port, host: config.host ?? '0.0.0.0' })
  say(welcome(config))
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${startError(error)}\n`)
  process.exit(1)
})
