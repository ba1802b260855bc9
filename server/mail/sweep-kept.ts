import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'
import type { Database } from '../database/connect'
import { nameOf } from './message'

interface Deps {
  db: Pick<Database, 'system'>
  config: Pick<Config, 'dataDir' | 'smtp'>
}

interface Mail {
  provider_id: string | null
  unique_key: string
}

/** What stands in the folder of mails kept without SMTP, each mail once: `name` of `name.eml` and `name.txt`. */
async function keptIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  return [...new Set(files.flatMap((file) => /^([^.].*)\.(?:eml|txt)$/.exec(file)?.[1] ?? []))]
}

/**
 * The folder of mails kept without SMTP holds what the outbox names, and nothing longer: a mail that was forgotten there, or
 * that said more than it may still say, goes from the disk. What leaves at this moment is not named yet, and stays.
 */
export async function sweepKept({ db, config }: Deps): Promise<number> {
  const folder = join(config.dataDir, 'mails')
  const kept = await keptIn(folder)
  if (!kept.length) return 0
  const mails = await db.system('outbox', (tx) =>
    tx.query<Mail>(
      `select provider_id, unique_key from email_outbox where provider_id = any($1::text[]) or state = 'queued'`,
      [kept.map((name) => `file:${name}.eml`)],
    ),
  )
  const named = new Set(mails.map(({ provider_id }) => provider_id))
  const leaving = mails.map(({ unique_key }) => nameOf(unique_key))
  const gone = kept.filter(
    (name) => !named.has(`file:${name}.eml`) && !leaving.some((one) => name.startsWith(one)),
  )
  for (const name of gone)
    for (const file of [`${name}.eml`, `${name}.txt`]) await rm(join(folder, file), { force: true })
  return gone.length
}
