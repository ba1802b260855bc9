import { createWriteStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import { isImportable } from '../../resources/schema/derive'
import type { AnyResource } from '../../resources/schema/resource'
import type { Context } from '../api/context'
import { exportColumns } from '../api/exports/columns'
import { viewerOf } from '../api/exports/plan'
import { annotated } from '../api/imports/annotate'
import { importTurns } from '../api/imports/check-import'
import { type Actor, may } from '../database/actor'
import { workbookLimits } from '../spreadsheet/limits'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { temporaryFile } from '../storage/temporary-file'
import { whyUnanswered } from '../trade/far-side'
import { type Imported, importFile } from './import-file'
import { report, type Scheduled } from './report-passage'
import { folderUnder, putAway, sha256Of, waitingFiles } from './source-folder'

/** What is given from outside this domain: somebody's rights of now, files of other machines, and that one passage is made at a time. */
export interface Outside {
  load: (context: Context, user: number) => Promise<Actor | undefined>
  fetchFile: (asked: {
    url: string
    path: string
    most: number
    allowsPrivate: boolean
    signal?: AbortSignal
  }) => Promise<void>
  /** Does the passage of one import, unless it is being made: then it answers false at once. */
  alone: (context: Context, one: Turn, run: () => Promise<void>) => Promise<boolean>
}

/** Whose turn it is, and who asked for it; nobody where the clock did. */
export interface Turn {
  id: number
  userId?: number
  /** Ends what is asked of a far side. */
  signal?: AbortSignal
}

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
async function writeErrors(
  { context, actor, resource }: Pick<Passage, 'context' | 'actor' | 'resource'>,
  { job }: Imported,
  beside: string,
): Promise<void> {
  if (!job?.errors || !job.messages?.some(({ line }) => line > 0)) return
  const book = await annotated(context, job, exportColumns(viewerOf(context, actor), resource))
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
  signal?: AbortSignal | undefined
}

/** Imports a file of a folder and puts it away. */
async function fromFile(
  { context, actor, resource, scheduled, now }: Passage,
  folder: string,
  name: string,
): Promise<Imported> {
  const file = temporaryFile()
  const sent = async () => {
    await copyFile(join(folder, name), file.path)
    return { name, sha256: await sha256Of(file.path), file }
  }
  const one = await sent()
    .then((read) => importFile(context, actor, { resource, sent: read, model: scheduled.import_model_id }))
    .finally(() => file.remove())
  const told: Imported = one.state === 'known' ? { ...one, state: 'refused' } : one
  try {
    const kept = await putAway(folder, name, { to: one.state === 'done' ? 'done' : 'refused', now })
    await writeErrors({ context, actor, resource }, one, kept)
    return told
  } catch (error) {
    context.log.error({ err: error, file: name }, 'imported file left where it was')
    return { ...told, state: 'refused', said: texts.leftThere({ said: one.said }) }
  }
}

/** One file that breaks stops none of those after it, and hides what became of none before. */
async function fromFolder(passage: Passage): Promise<Imported[]> {
  const { context, scheduled, now } = passage
  const root = context.config.importsDir
  if (!root) return [{ state: 'refused', said: texts.noRoot }]
  const folder = await folderUnder(root, scheduled.folder ?? '')
  if (!folder) return [{ state: 'refused', said: texts.noFolder({ folder: scheduled.folder ?? '' }) }]
  const all: Imported[] = []
  const { ready, fresh } = await waitingFiles(folder, now)
  for (const name of ready)
    all.push(
      await fromFile(passage, folder, name).catch((error: unknown): Imported => {
        context.log.error({ err: error, file: name }, 'scheduled import failed')
        return { state: 'refused', said: texts.brokenFile({ name }) }
      }),
    )
  return [...all, ...fresh.map((name) => ({ state: 'waiting' as const, said: texts.tooFresh({ name }) }))]
}

/** What the file at an address is called; as it stands there where it says nothing in UTF-8. */
function nameAt(url: string): string {
  const written = basename(new URL(url).pathname)
  try {
    return decodeURIComponent(written).slice(0, 255) || 'import.xlsx'
  } catch {
    return written.slice(0, 255)
  }
}

async function fromAddress(passage: Passage, { fetchFile }: Outside): Promise<Imported[]> {
  const { context, actor, resource, scheduled, signal } = passage
  const url = scheduled.address ?? ''
  const file = temporaryFile()
  try {
    const allowsPrivate = context.config.allowsPrivateWebhooks
    await fetchFile({
      url,
      path: file.path,
      most: workbookLimits.file,
      allowsPrivate,
      ...(signal ? { signal } : {}),
    })
  } catch (error) {
    await file.remove()
    if (signal?.aborted) throw error
    return [{ state: 'refused', said: whyUnanswered(error) }]
  }
  const name = nameAt(url)
  const sent = { name, sha256: await sha256Of(file.path), file }
  return [await importFile(context, actor, { resource, sent, model: scheduled.import_model_id })]
}

async function filesOf(
  context: Context,
  scheduled: Scheduled,
  { outside, signal }: Passing,
): Promise<Imported[]> {
  const actor = await outside.load(context, scheduled.user_id)
  const resource = resourceFor(context, actor, scheduled.target)
  if (typeof resource === 'string' || !actor) {
    const said = typeof resource === 'string' ? resource : texts.noRight
    return [{ state: 'refused', said }]
  }
  const passage = { context, actor, resource, scheduled, now: context.now(), signal }
  return scheduled.source === 'folder' ? fromFolder(passage) : fromAddress(passage, outside)
}

interface Passing {
  outside: Outside
  signal?: AbortSignal | undefined
}

/** One passage, from its files to its report: what breaks is told like anything else, but a stop, after which it is made again. */
export async function pass(context: Context, scheduled: Scheduled, passing: Passing): Promise<void> {
  try {
    await report(context, scheduled, await filesOf(context, scheduled, passing))
  } catch (error) {
    if (passing.signal?.aborted) throw error
    context.log.error({ err: error, scheduled: scheduled.id }, 'scheduled import failed')
    await report(context, scheduled, [{ state: 'refused', said: texts.broken }])
  }
}
