import { createWriteStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import { isImportable } from '../../resources/schema/derive'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { Context } from '../api/context'
import { annotated } from '../api/imports/annotate'
import { importTurns } from '../api/imports/check-import'
import { type Actor, may } from '../database/actor'
import { workbookLimits } from '../spreadsheet/limits'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { temporaryFile } from '../storage/temporary-file'
import { notify } from '../trade/notify'
import { type Imported, importFile } from './import-file'
import { folderUnder, putAway, sha256Of, waitingFiles } from './source-folder'

type Row = Record<string, unknown>

/** An import that the clock makes. */
interface Scheduled extends Row {
  id: number
  label: string
  target: string
  source: 'folder' | 'address'
  folder: string | null
  address: string | null
  hour: string
  user_id: number
}

/** What is given from outside this domain: somebody's rights of now, and files of other machines. */
export interface Outside {
  load: (context: Context, user: number) => Promise<Actor | undefined>
  fetchFile: (asked: { url: string; path: string; most: number; allowsPrivate: boolean }) => Promise<void>
}

const system = <T>({ db }: Context, run: Parameters<typeof db.system<T>>[1]) =>
  db.system('scheduled imports', run)

const activeSql = `select id, label, target, source, folder, address, hour, user_id from scheduled_import
  where active and "deletedAt" is null order by id limit 500`
const takeSql = `update scheduled_import set last_run_at = $2
  where id = $1 and active and coalesce(last_run_at, "createdAt") < $3 returning id`

/** The last moment at which an hour of the day had come. */
function slotOf(hour: string, now: Date): Date {
  const today = parisMoment(parisDay(now), hour)
  return today <= now ? today : parisMoment(addDays(parisDay(now), -1), hour)
}

/** Those whose hour has come and that have not passed since: taken by this process alone. */
const takeDue = (context: Context, now: Date): Promise<Scheduled[]> =>
  system(context, async (tx) => {
    const due: Scheduled[] = []
    for (const one of await tx.query<Scheduled>(activeSql)) {
      const slot = slotOf(one.hour.slice(0, 5), now)
      if ((await tx.query(takeSql, [one.id, now, slot])).length) due.push(one)
    }
    return due
  })

/** The list that is imported into, for an actor who may; otherwise why not. */
function resourceFor(context: Context, actor: Actor | undefined, target: string): AnyResource | string {
  const resource = context.db.registry.find(target)
  if (!resource || !isImportable(resource)) return texts.noTarget
  const { access } = resource
  const isAllowed =
    actor &&
    may(actor, 'manageScheduledImports') &&
    may(actor, access.view) &&
    (may(actor, access.create) || may(actor, access.update))
  return isAllowed ? resource : texts.noRight
}

/** The refused lines of a file, beside it. */
async function writeErrors(context: Context, { job }: Imported, beside: string): Promise<void> {
  if (!job?.errors || !job.messages?.some(({ line }) => line > 0)) return
  const book = await annotated(context, job)
  await importTurns(() =>
    pipeline(writeWorkbook(book), createWriteStream(texts.errorsFile({ path: beside }))),
  )
}

interface Passage {
  context: Context
  actor: Actor
  resource: AnyResource
  scheduled: Scheduled
  now: Date
}

async function fromFolder({ context, actor, resource, scheduled, now }: Passage): Promise<Imported[]> {
  const root = context.config.importsDir
  if (!root) return [{ state: 'refused', said: texts.noRoot }]
  const folder = await folderUnder(root, scheduled.folder ?? '')
  if (!folder) return [{ state: 'refused', said: texts.noFolder({ folder: scheduled.folder ?? '' }) }]
  const all: Imported[] = []
  for (const name of await waitingFiles(folder, now)) {
    const file = temporaryFile()
    await copyFile(join(folder, name), file.path)
    const sent = { name, sha256: await sha256Of(file.path), file }
    const one = await importFile(context, actor, { resource, sent })
    const kept = await putAway(folder, name, { to: one.state === 'done' ? 'done' : 'refused', now })
    await writeErrors(context, one, kept)
    all.push(one.state === 'known' ? { ...one, state: 'refused' } : one)
  }
  return all
}

async function fromAddress(passage: Passage, { fetchFile }: Outside): Promise<Imported[]> {
  const { context, actor, resource, scheduled } = passage
  const url = scheduled.address ?? ''
  const file = temporaryFile()
  try {
    const allowsPrivate = context.config.allowsPrivateWebhooks
    await fetchFile({ url, path: file.path, most: workbookLimits.file, allowsPrivate })
  } catch (error) {
    await file.remove()
    return [{ state: 'refused', said: error instanceof Error ? error.message : texts.noFile }]
  }
  const name = decodeURIComponent(basename(new URL(url).pathname)).slice(0, 255) || 'import.xlsx'
  const sent = { name, sha256: await sha256Of(file.path), file }
  return [await importFile(context, actor, { resource, sent })]
}

/** What a passage comes to: refused as soon as one file is. */
const stateOf = (all: readonly Imported[]): 'done' | 'refused' | 'nothing' => {
  if (all.some(({ state }) => state === 'refused')) return 'refused'
  return all.some(({ state }) => state === 'done') ? 'done' : 'nothing'
}

async function report(context: Context, scheduled: Scheduled, all: readonly Imported[]): Promise<void> {
  const state = stateOf(all)
  const said = all.map((one) => one.said).join('\n') || texts.nothing
  await system(context, async (tx) => {
    await tx.query(
      `update scheduled_import set last_state = $2, last_report = $3, "updatedAt" = $4, lock_version = lock_version + 1 where id = $1`,
      [scheduled.id, state, said.slice(0, 4000), context.now()],
    )
    if (state === 'nothing') return
    const kind = state === 'done' ? 'scheduled_import_done' : 'scheduled_import_refused'
    const params = { label: scheduled.label, report: said.slice(0, 3000) }
    const about = {
      ...{ model: 'Scheduled_import', entityId: scheduled.id },
      event: `${scheduled.id}:${context.now().toISOString()}`,
    }
    await notify(tx, { kind, users: [scheduled.user_id], params, ...about, now: context.now() })
  })
}

async function pass(context: Context, scheduled: Scheduled, outside: Outside, now: Date): Promise<void> {
  const actor = await outside.load(context, scheduled.user_id)
  const resource = resourceFor(context, actor, scheduled.target)
  if (typeof resource === 'string' || !actor) {
    const said = typeof resource === 'string' ? resource : texts.noRight
    return report(context, scheduled, [{ state: 'refused', said }])
  }
  const passage = { context, actor, resource, scheduled, now }
  const all = scheduled.source === 'folder' ? await fromFolder(passage) : await fromAddress(passage, outside)
  await report(context, scheduled, all)
}

/** Makes the imports whose hour has come, one after the other; one that breaks stops no other. For the clock. */
export const runScheduled =
  (outside: Outside) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    const due = await takeDue(context, now)
    for (const scheduled of due)
      try {
        await pass(context, scheduled, outside, now)
      } catch (error) {
        context.log.error({ err: error, scheduled: scheduled.id }, 'scheduled import failed')
        await report(context, scheduled, [{ state: 'refused', said: texts.broken }])
      }
    return due.length ? `Imports passés : ${due.length}` : undefined
  }
