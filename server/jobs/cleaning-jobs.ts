import type { Registry } from '../../resources/registry'
import { lookup } from '../../resources/schema/lookup'
import { daysBefore } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import { purgeSessions } from '../accounts/purge-sessions'
import type { Context } from '../api/context'
import { storeKey } from '../api/files/keep-file'
import { forgetImports } from '../api/imports/forget-imports'
import { forgottenBefore } from '../api/once/kept'
import { joinColumns, joinTable, quote, tableOf } from '../database/naming'
import { sendLostMails } from '../mail/take-mail'
import { sweepTemporaryFiles } from '../storage/temporary-file'
import { defineJob } from './define-job'

/** Tokens past their time, and the sessions that they belonged to. */
export const sessions = defineJob({
  name: 'sessions',
  label: 'Nettoyage des sessions terminées',
  at: '03:00',
  run: async ({ db }, now) => {
    await db.system('jobs', async (tx) => {
      await purgeSessions(tx, now)
      await tx.query('delete from login_attempt where tried_at < $1', [daysBefore(now, 2)])
    })
    return undefined
  },
})

function referring(registry: Registry, resource: AnyResource, field: string): string {
  if (resource.fields[field]?.kind !== 'refs')
    return `select ${quote(field)} from ${quote(tableOf(resource))}`
  const [, other] = joinColumns(resource, registry.get('file'))
  return `select ${quote(other)} from ${quote(joinTable(resource, field))}`
}

/** Every column that may refer to a file. */
const references = ({ db: { registry } }: Context): string =>
  registry
    .pointingTo('file')
    .map(({ resource, field }) => referring(registry, resource, field))
    .join(' union ')

/** Files that were sent for a form which was never saved: two days old, of nobody, named by no row. */
export const files = defineJob({
  name: 'files',
  label: 'Nettoyage des fichiers sans objet',
  at: '03:15',
  run: async (context, now) => {
    const lost = await context.db.system('jobs', (tx) =>
      tx.query<{ path: string; unique_name: string }>(
        `delete from "file" f where f."createdAt" < $1 and f.owner_model is null
           and not exists (select 1 from (${references(context)}) r(id) where r.id = f.id) returning path, unique_name`,
        [daysBefore(now, 2)],
      ),
    )
    for (const { path, unique_name } of lost) await context.files.remove(storeKey(path, unique_name))
    return lost.length ? `Fichiers supprimés : ${lost.length}` : undefined
  },
})

/** Folders of the store, the resource whose rows name its keys, and these keys. */
const namedBy = lookup({
  upload: { resource: 'file', sql: `select 'upload/' || ltrim(path, '/') || '/' || unique_name from "file"` },
  imports: { resource: 'import_job', sql: 'select stored from import_job' },
  'import-files': { resource: 'import_job', sql: 'select sent from import_job' },
  exports: { resource: 'export_run', sql: 'select stored from export_run' },
})
type StoreFolder = keyof typeof namedBy

const storeFolders = Object.keys(namedBy) as StoreFolder[]

/** Removes what is kept in a folder and named by no row. */
async function sweepFolder(context: Context, folder: StoreFolder, before: Date): Promise<number> {
  const old: string[] = []
  for await (const { key, written } of context.files.list(folder)) if (written < before) old.push(key)
  if (!old.length) return 0
  const lost = await context.db.system('jobs', (tx) =>
    tx.query<{ key: string }>(
      `select key from unnest($1::text[]) key where not exists (select 1 from (${namedBy[folder].sql}) named(key) where named.key = key.key)`,
      [old],
    ),
  )
  for (const { key } of lost) await context.files.remove(key)
  return lost.length
}

/** What a killed process left: temporary files, and stored ones whose row was never written; a day old. */
export const leftFiles = defineJob({
  name: 'left_files',
  label: 'Nettoyage des fichiers interrompus',
  at: '03:25',
  run: async (context, now) => {
    const before = daysBefore(now, 1)
    let swept = await sweepTemporaryFiles(before)
    for (const folder of storeFolders)
      if (context.db.registry.find(namedBy[folder].resource))
        swept += await sweepFolder(context, folder, before)
    return swept ? `Fichiers supprimés : ${swept}` : undefined
  },
})

/** The rows of workbooks that were checked and never imported, and what is left of finished imports. */
export const imports = defineJob({
  name: 'imports',
  label: 'Nettoyage des imports terminés ou abandonnés',
  at: '03:20',
  run: async (context, now) => {
    const forgotten = await forgetImports(context, now)
    return forgotten ? `Imports effacés : ${forgotten}` : undefined
  },
})

/** Answers kept for requests that were sent twice: a day. */
export const keptAnswers = defineJob({
  name: 'kept_answers',
  label: 'Nettoyage des réponses conservées',
  at: '03:10',
  run: async ({ db }, now) => {
    await db.system('jobs', (tx) =>
      tx.query('delete from kept_answer where kept_at < $1', [forgottenBefore(now)]),
    )
    return undefined
  },
})

/** What is kept of past runs: a month. */
export const pastRuns = defineJob({
  name: 'job_runs',
  label: "Nettoyage de l'historique des tâches",
  at: '03:30',
  run: async ({ db }, now) => {
    const gone = await db.system('jobs', (tx) =>
      tx.query('delete from job_run where started_at < $1 returning id', [daysBefore(now, 31)]),
    )
    return gone.length ? `Exécutions effacées : ${gone.length}` : undefined
  },
})

/** Mails of a copy that was brought back, or of a release that knew no queues. */
export const lostMails = defineJob({
  name: 'lost_mails',
  label: 'Reprise des e-mails oubliés',
  every: 1,
  queue: 'notifications',
  run: async ({ db }, now) => {
    const n = await db.system('outbox', (tx) => sendLostMails(tx, now))
    return n ? `E-mails repris : ${n}` : undefined
  },
})

/** Custom fields that were taken away 30 days ago: what records held of them, and their history. */
export const customFields = defineJob({
  name: 'custom_fields',
  label: 'Effacement des champs personnalisés retirés',
  at: '03:40',
  run: async ({ db }, now) => {
    const gone = await db.system('jobs', async (tx) => {
      const past = [daysBefore(now, 30)]
      const gone = 'from custom_field where "deletedAt" < $1'
      const rows = await tx.query<{ target: string; api_name: string }>(
        `select target, api_name ${gone} for update`,
        past,
      )
      await tx.query(`select forget_rows('custom_field', 'id', array(select id ${gone}))`, past)
      for (const { target, api_name } of rows) {
        const resource = db.registry.find(target)
        if (resource)
          await tx.query('select close_custom_column($1, $2, $3)', [
            tableOf(resource),
            resource.model,
            api_name,
          ])
      }
      return rows.length
    })
    return gone ? `Champs effacés : ${gone}` : undefined
  },
})
