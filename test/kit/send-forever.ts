import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { resources } from '../../resources'
import type { Context } from '../../server/api/context'
import { parseConfig } from '../../server/config'
import type { Actor } from '../../server/database/actor'
import { connect } from '../../server/database/connect'
import { startJobs } from '../../server/jobs/start-jobs'
import { mailWorks } from '../../server/mail/mail-works'
import { mailTrade } from '../../server/mail-trade'
import { submitOrder } from '../../server/orders/submit-order'
import { policies } from '../../server/policies'
import { createFileStore } from '../../server/storage/create-file-store'

/** A process that sends the carts it is told and the mails that are due, until it is killed: `url dataDir moment userId id…`. */
const [url = '', dataDir = '', moment = '', userId = '', ...ids] = process.argv.slice(2)
const config = parseConfig({
  DATA_DIR: dataDir,
  PUBLIC_URL: 'https://portail.example',
  SMTP_URL: process.env.SMTP_URL ?? '',
})
const db = connect({ url, registry: resources, policies, size: 4 })
const log = pino({ level: 'silent' })
const context: Context = {
  db,
  config,
  files: createFileStore(config),
  now: () => new Date(moment),
  random: randomBytes,
  log,
}
const actor: Actor = {
  userId: Number(userId),
  sessionId: 0,
  profileTypeId: 3,
  level: 40,
  permissions: new Set(['sendCartByProvider', 'sendCartByMember', 'foodCatalog', 'nonFoodCatalog']),
  lists: { adherents: [1] },
}
startJobs(context, { jobs: [], works: mailWorks(context, mailTrade) })
process.stdout.write('ready\n')
for (const id of ids) await submitOrder(context, actor, { id: Number(id) }).catch(() => undefined)
process.stdout.write('done\n')
