import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { resources } from '../resources'
import { noteReturn } from '../server/backup/after-return'
import { BackupError } from '../server/backup/backup-error'
import { bringFilesBack } from '../server/backup/files-along'
import { placeOf } from '../server/backup/place'
import { restore } from '../server/backup/restore'
import { returnTo } from '../server/backup/return-to'
import { readConfig } from '../server/config'
import { inTransaction } from '../server/database/in-transaction'
import { asClient, asOwner, migrate } from '../server/database/migrate'
import type { Tx } from '../server/database/tx'
import { policies } from '../server/policies'
import { startError } from '../server/start-error'
import { createFileStore } from '../server/storage/create-file-store'
import { withServer } from './with-server'

const options = {
  at: { type: 'string' },
  latest: { type: 'boolean' },
  replace: { type: 'boolean' },
  key: { type: 'string' },
  'without-secret': { type: 'boolean' },
} as const

const { values, positionals } = parseArgs({ allowPositionals: true, options })

/** `npm run restore -- --at <moment>` or `--latest`: what `BACKUP_DIR` holds, into an empty `DATA_DIR`. */
async function goBack(at: Date | undefined): Promise<void> {
  const config = readConfig()
  const [place, files] = [placeOf(config), createFileStore(config)]
  const now = new Date()
  let brought: Awaited<ReturnType<typeof bringFilesBack>> | undefined
  const { base, last } = await returnTo(
    { config, place, at, now, keyFile: values.key, withoutSecret: values['without-secret'] },
    async ({ url }) => {
      brought = await asOwner(url, (tx) => bringFilesBack(tx, { files, place }))
    },
  )
  const seconds = Math.round((Date.now() - now.getTime()) / 1000)
  console.log(
    `Restauré en ${seconds} s, de la sauvegarde ${base.id} jusqu'au segment ${last} : ${brought?.back} fichiers.`,
  )
  for (const key of brought?.missing ?? [])
    console.log(`Fichier que la base nomme et que la sauvegarde n'a pas : ${key}`)
  console.log(paused)
}

/** A moment with its time zone; none is the last that was shipped. */
async function toMoment(text: string | undefined): Promise<void> {
  try {
    const at = text === undefined ? undefined : new Date(text)
    if (at && !(at.getTime() < Date.now()))
      throw new BackupError(`--at ${text} : il faut un moment passé, par exemple 2026-11-27T10:15:00Z.`)
    await goBack(at)
  } catch (error) {
    console.error(startError(error))
    process.exit(1)
  }
}

const paused =
  'E-mails, webhooks, notifications, imports et exports programmés attendent : npm run resume, ou « Reprendre les envois » dans le back-office. Chacun se reconnecte.'

/** `npm run restore -- <file> [--replace]`: everything that an archive holds, into an empty database unless told. */
const restoreFile = (file: string | undefined) =>
  withServer(async (url, config) => {
    if (!file)
      throw new BackupError(
        'Usage : npm run restore -- --at <moment> | --latest | <sauvegarde.tar.gz> [--replace] [--key <clé age>] [--without-secret]',
      )
    const login = config.databaseApiUrl
    const files = createFileStore(config)
    const done = await asClient(url, (client) =>
      restore({
        ...{ client, files, config, path: resolve(file), now: new Date() },
        replace: values.replace ?? false,
        keyFile: values.key,
        withoutSecret: values['without-secret'],
        migrateTo: async (only) =>
          void (await migrate(url, resources, { policies, login, only, secures: false })),
      }),
    )
    const lastly = (tx: Tx) => inTransaction(tx, () => noteReturn(tx, new Date()))
    await migrate(url, resources, { policies, login, lastly })
    console.log(
      `Restauré, tel qu'au ${done.at} : ${done.rows} lignes, ${done.files} fichiers. Chacun se reconnecte.`,
    )
    if (done.taken.rights)
      console.log(`Droits retirés depuis la sauvegarde, qui le restent : ${done.taken.rights}.`)
    if (done.taken.erased.length)
      console.log(
        `Comptes effacés (RGPD) depuis la sauvegarde, dont l'historique est revenu : ${done.taken.erased.join(', ')}. Effacez-les de nouveau.`,
      )
    console.log(`E-mails en attente : ${done.waiting}. ${paused}`)
  })

if (values.at || values.latest) await toMoment(values.at)
else await restoreFile(positionals[0])
