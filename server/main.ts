import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { resources } from '../resources'
import type { Context } from './api/context'
import { createApp } from './app'
import { askDeveloper } from './ask-developer'
import { type Config, readConfig } from './config'
import { checkLogin } from './database/check-login'
import { connect } from './database/connect'
import { type Embedded, startEmbedded } from './database/embedded'
import { loginAddress } from './database/login'
import { startJobWorker } from './jobs/worker'
import { outlive, stopOnSignal } from './lifecycle'
import { sealKeptLinks } from './mail/seal-kept'
import { startMailWorker } from './mail/worker'
import { mailTrade } from './mail-trade'
import { policies } from './policies'
import { prepare } from './prepare'
import { startError } from './start-error'
import { createFileStore } from './storage/create-file-store'
import { virtuals } from './virtuals'
import { welcome } from './welcome'

const say = (text: string) => process.stdout.write(`${text}\n`)

async function openServer(config: Config): Promise<{ url?: string; embedded?: Embedded }> {
  if (config.databaseUrl || config.databaseApiUrl) return { url: config.databaseUrl }
  say('  Démarrage de PostgreSQL…')
  const log = { info: () => undefined, warn: say, error: say }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log })
  return { url: embedded.url, embedded }
}

async function main() {
  const config = readConfig()
  const { url, embedded } = await openServer(config)
  const files = createFileStore(config)
  const login = config.databaseApiUrl ?? loginAddress(url ?? '')
  if (url) await prepare({ config, url, files, say, agree: askDeveloper(process.env.DEV_QUESTION) })
  await checkLogin(login)
  const db = connect({
    ...{ url, login, reads: config.databaseReadUrl, isPooled: config.isPooled },
    ...{ registry: resources, policies, virtuals },
  })
  const log = pino({ level: config.logLevel })
  const context: Context = { db, config, files, now: () => new Date(), random: randomBytes, log }
  await sealKeptLinks(context)
  const app = await createApp(context)
  const workers = [startMailWorker(context, mailTrade), startJobWorker(context)]
  const { drainSeconds } = config
  outlive(log, stopOnSignal({ app, workers, db, embedded, drainSeconds, log }))
  await app.listen({ port: config.port, host: config.host ?? '0.0.0.0' })
  say(welcome(config))
}

main().catch((error: unknown) => {
  process.stderr.write(`\n${startError(error)}\n`)
  process.exit(1)
})
