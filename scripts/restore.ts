import { resolve } from 'node:path'
import { resources } from '../resources'
import { BackupError } from '../server/backup/backup-error'
import { restore } from '../server/backup/restore'
import { asClient, migrate } from '../server/database/migrate'
import { policies } from '../server/policies'
import { createFileStore } from '../server/storage/create-file-store'
import { withServer } from './with-server'

/** `npm run restore -- <file> [--replace]`: everything that an archive holds, into an empty database unless told. */
await withServer(async (url, config) => {
  const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (!file) throw new BackupError('Usage : npm run restore -- <sauvegarde.tar.gz> [--replace]')
  const login = config.databaseApiUrl
  const files = createFileStore(config)
  const done = await asClient(url, (client) =>
    restore({
      ...{ client, files, config, path: resolve(file), now: new Date() },
      replace: process.argv.includes('--replace'),
      migrateTo: async (only) =>
        void (await migrate(url, resources, { policies, login, only, secures: false })),
    }),
  )
  await migrate(url, resources, { policies, login })
  console.log(
    `Restauré, tel qu'au ${done.at} : ${done.rows} lignes, ${done.files} fichiers. Chacun se reconnecte.`,
  )
  if (done.waiting)
    console.log(
      `${done.waiting} e-mails attendaient alors : ils partiront au prochain démarrage, une seconde fois s'ils étaient partis depuis.`,
    )
})
