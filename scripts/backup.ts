import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backUp } from '../server/backup/backup'
import { BackupError } from '../server/backup/backup-error'
import { asClient } from '../server/database/migrate'
import { createFileStore } from '../server/storage/create-file-store'
import { withRunningServer } from './with-server'

/** `npm run backup -- [file]`: one archive of everything, while people work. */
await withRunningServer(async (url, config) => {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const path = resolve(process.argv[2] ?? `portail-${stamp}.tar.gz`)
  if (existsSync(path)) throw new BackupError(`${path} existe déjà.`)
  const files = createFileStore(config)
  const done = await asClient(url, (client) => backUp({ client, files, config, path, now: new Date() }))
  console.log(
    `${path} : ${done.rows} lignes, ${done.files} fichiers. Elle contient le secret du serveur : gardez-la comme tel.`,
  )
  for (const key of done.missing) console.log(`Fichier absent du dépôt, que la base nomme encore : ${key}`)
})
