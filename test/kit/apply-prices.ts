import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { resources } from '../../resources'
import type { Context } from '../../server/api/context'
import { parseConfig } from '../../server/config'
import { connect } from '../../server/database/connect'
import { slotOf } from '../../server/jobs/define-job'
import { pricingJobs } from '../../server/jobs/pricing-jobs'
import { runJob } from '../../server/jobs/run-job'
import { policies } from '../../server/policies'
import { createFileStore } from '../../server/storage/create-file-store'

/** A process whose clock applies the campaigns of prices that are due, once: `url dataDir moment`. */
const [url = '', dataDir = '', moment = ''] = process.argv.slice(2)
const config = parseConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://portail.example' })
const now = () => new Date(moment)
const db = connect({ url, registry: resources, policies, size: 4, now })
const context: Context = {
  ...{ db, config, now },
  files: createFileStore(config),
  random: randomBytes,
  log: pino({ level: 'silent' }),
}
const application = pricingJobs.filter(({ name }) => name === 'price_update_application')
process.stdout.write('ready\n')
// As the queue hands out again what a killed process has left.
for (const job of application) await runJob(context, job, { slot: slotOf(job, now()), isRetry: true })
await db.close()
