import type { Application, Filling } from './application'
import { noteReturn } from './backup/after-return'
import type { Config } from './config'
import { inTransaction } from './database/in-transaction'
import { migrate } from './database/migrate'
import { type Agree, applyPending } from './database/pending'

/** What no declaration says, and every application has: the queues of jobs. */
const engineMigrations: ReadonlySet<string> = new Set(['20261128005500-job-queues.sql'])

interface Preparing extends Filling {
  config: Filling['config'] & Pick<Config, 'databaseApiUrl' | 'isDeveloped'>
  url: string
  /** Asked before tables that follow their declarations lose something; nobody says yes unless told. */
  agree?: Agree
}

/** Brings the database up to date and fills it, one process at a time: of two first starts, the second finds the work of the first. */
export async function prepare(application: Application, { url, ...given }: Preparing): Promise<void> {
  const { say, config, agree = async () => false } = given
  const { resources, policies, isMigrated = false, fill } = application
  const follows = config.isDeveloped || !isMigrated
  const develop = async () => {
    for (const sql of await applyPending(url, { registry: resources, policies }, agree))
      if (isMigrated) say(`  Déclaration appliquée : ${sql.split('\n')[0]}`)
  }
  await migrate(url, resources, {
    policies,
    report: (name) => say(`  Migration ${name}`),
    secures: !follows,
    login: config.databaseApiUrl,
    ...(isMigrated ? {} : { only: engineMigrations }),
    lastly: async (tx) => {
      if (follows) await develop()
      await inTransaction(tx, () => noteReturn(tx, new Date()))
      await fill?.(tx, { ...given, resources, policies })
    },
  })
}
