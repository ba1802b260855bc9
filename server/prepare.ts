import { resources } from '../resources'
import type { Config } from './config'
import type { Tx } from './database/connect'
import { inTransaction, migrate } from './database/migrate'
import { type Agree, applyPending } from './database/pending'
import { policies } from './policies'
import { addMissingMenus } from './seed/add-missing-menus'
import { completeFiles } from './seed/complete-files'
import { grantLater } from './seed/grant-later'
import { seedIfEmpty } from './seed-if-empty'
import type { FileStore } from './storage/file-store'

interface Preparing {
  config: Pick<Config, 'seed' | 'databaseApiUrl' | 'isDeveloped'>
  url: string
  files: FileStore
  say: (text: string) => void
  /** Asked before development drops something. */
  agree: Agree
}

/** Fills what is empty and finishes what an earlier start was cut off in: data all or nothing, then each missing file. */
async function fill(tx: Tx, { config, files, say }: Omit<Preparing, 'url' | 'agree'>): Promise<void> {
  const isNew = await seedIfEmpty(tx, config.seed, say)
  if (!isNew) await addMissingMenus(tx)
  // A server that dies soon has little to recover. Not everybody may ask for it.
  else await tx.query('checkpoint').catch(() => undefined)
  await inTransaction(tx, async () => void (await grantLater(tx, isNew)))
  if (config.seed === 'demo') await completeFiles(tx, files)
}

/** Brings the database up to date and fills it, one process at a time: of two first starts, the second finds the work of the first. */
export async function prepare({ url, ...rest }: Preparing): Promise<void> {
  const { say } = rest
  const { isDeveloped } = rest.config
  const develop = async () => {
    for (const sql of await applyPending(url, { registry: resources, policies }, rest.agree))
      say(`  Déclaration appliquée : ${sql.split('\n')[0]}`)
  }
  await migrate(url, resources, policies, (name) => say(`  Migration ${name}`), {
    secures: !isDeveloped,
    login: rest.config.databaseApiUrl,
    lastly: async (tx) => {
      if (isDeveloped) await develop()
      await fill(tx, rest)
    },
  })
}
