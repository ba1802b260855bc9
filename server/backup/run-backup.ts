import { existsSync } from 'node:fs'
import type { Config } from '../config'
import { inTransaction } from '../database/in-transaction'
import { asClient, asOwner } from '../database/migrate'
import { createFileStore } from '../storage/create-file-store'
import { backUp } from './backup'
import { BackupError } from './backup-error'
import { placeOf } from './place'
import { type RunPlace, recordRun } from './record-run'
import { backUpBase } from './wal-worker'

const now = () => new Date()

/** What a command makes is written down as what the clock makes: a row of `backup_run`, a line of the security journal. */
const ownersPlace = (url: string): RunPlace => ({
  write: (work) => asOwner(url, (tx) => inTransaction(tx, () => work(tx))),
  now,
})

/** `npm run backup -- --base`: a base backup of the embedded server into `BACKUP_DIR`, now. */
export async function runBase(url: string, config: Config): Promise<string> {
  if (config.databaseUrl)
    throw new BackupError('DATABASE_URL désigne un autre serveur : sauvegardez-le par ses propres outils.')
  const backing = { url, config, place: placeOf(config), now }
  const detail = await backUpBase(ownersPlace(url), createFileStore(config), backing)
  return `Sauvegarde complète ${detail}, dans ${config.backupDir}.`
}

/** `npm run backup -- [file]`: one archive of everything, while people work. */
export async function runArchive(url: string, config: Config, path: string): Promise<string[]> {
  if (existsSync(path)) throw new BackupError(`${path} existe déjà.`)
  const told: string[] = []
  await recordRun(ownersPlace(url), 'archive', async () => {
    const files = createFileStore(config)
    const done = await asClient(url, (client) => backUp({ client, files, config, path, now: now() }))
    const held = `${done.rows} lignes, ${done.files} fichiers`
    told.push(
      `${path} : ${held}. Elle ne contient aucun secret : gardez celui du serveur (clé ${done.secret}) ailleurs, elle en aura besoin.`,
      ...done.missing.map((key) => `Fichier absent du dépôt, que la base nomme encore : ${key}`),
    )
    return held
  })
  return told
}
