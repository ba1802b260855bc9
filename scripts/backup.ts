import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../server/backup/backup'
import { BackupError } from '../server/backup/backup-error'
import { makeBase } from '../server/backup/base'
import { placeOf } from '../server/backup/place'
import type { Config } from '../server/config'
import { asClient } from '../server/database/migrate'
import { createFileStore } from '../server/storage/create-file-store'
import { withRunningServer } from './with-server'

/** `npm run backup -- --base`: a base backup of the embedded server into `BACKUP_DIR`, now. */
async function makeOne(url: string, config: Config): Promise<void> {
  if (config.databaseUrl)
    throw new BackupError('DATABASE_URL désigne un autre serveur : sauvegardez-le par ses propres outils.')
  const { id, parts } = await makeBase({ url, config, place: placeOf(config), now: () => new Date() })
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0)
  console.log(`Sauvegarde complète ${id} : ${Math.ceil(bytes / 1_048_576)} Mo dans ${config.backupDir}.`)
}

/** `npm run backup -- [file]`: one archive of everything, while people work. */
await withRunningServer(async (url, config) => {
  if (process.argv.includes('--base')) return makeOne(url, config)
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const ending = config.backupPublicKey ? 'tar.gz.age' : 'tar.gz'
  const path = resolve(process.argv[2] ?? `portail-${stamp}.${ending}`)
  if (existsSync(path)) throw new BackupError(`${path} existe déjà.`)
  const files = createFileStore(config)
  const done = await asClient(url, (client) => backUp({ client, files, config, path, now: new Date() }))
  console.log(
    `${path} : ${done.rows} lignes, ${done.files} fichiers. Elle ne contient aucun secret : gardez celui du serveur (clé ${done.secret}) ailleurs, elle en aura besoin.`,
  )
  for (const key of done.missing) console.log(`Fichier absent du dépôt, que la base nomme encore : ${key}`)
})
