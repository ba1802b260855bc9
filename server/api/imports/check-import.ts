import type { AnyResource } from '../../../resources/schema/resource'
import type { Actor } from '../../database/actor'
import { readRows } from '../../spreadsheet/read-workbook'
import { createTurns } from '../../spreadsheet/turns'
import type { Context } from '../context'
import { ApiError } from '../error'
import { strikesOf } from '../strikes'
import { tryOut } from '../try-out'
import { writerOf } from '../writers'
import type { Reread } from './file-reading'
import { failJob, type Job, keepSaid, type Said, saveJob } from './job'
import type { FoundColumn, Outcome } from './outcome'
import { readAgain } from './read-sent'
import { findModel, type ImportModel, isLike, modelOf, recalledBy } from './recall'
import { runImport } from './run-import'

/** Imports at work at once in this process: each holds a connection. */
export const importTurns = createTurns(2)

/** Writes down how far an import is, at most once a second, beside its transaction. */
export function progressOf(context: Context, actor: Actor, { id, state }: Pick<Job, 'id' | 'state'>) {
  let last = 0
  return async (outcome: Outcome) => {
    if (Date.now() - last < 1000) return
    last = Date.now()
    await context.db.write(actor, (tx) =>
      saveJob(tx, id, { state, outcome: { ...outcome, messages: [], changes: [] }, now: context.now() }),
    )
  }
}

/** The kept rows of an import, batch by batch. */
export async function keptRows(context: Context, stored: string | null) {
  const kept = stored ? await context.files.get(stored) : undefined
  if (!kept) throw new ApiError('err404')
  return readRows(kept)
}

/** What a person said of a file: of its columns, of what it lacks, of its values. */
export const saidOf = ({ mapping, constants, answers, reading }: Job) => ({
  mapping: mapping ?? [],
  constants: constants ?? [],
  answers: answers ?? [],
  file: reading ?? undefined,
})

async function dryRun(
  context: Context,
  actor: Actor,
  { resource, job }: { resource: AnyResource; job: Job },
): Promise<Outcome> {
  const rows = await keptRows(context, job.stored)
  return tryOut(context, actor, (work) =>
    runImport(
      work,
      {
        ...{ resource, writer: writerOf(context, resource), writers: context.writers, ...saidOf(job) },
        strikes: (on, ids) => strikesOf(context, on, { resource, ids }),
      },
      { batches: rows, progress: progressOf(context, actor, job) },
    ),
  )
}

interface Checked {
  resource: AnyResource
  job: Job
}

/** Reads a file again as its model says; undefined where it cannot be, or becomes no file of that model. */
async function readAs(
  context: Context,
  actor: Actor,
  { resource, job, model }: Checked & { model: ImportModel },
): Promise<{ outcome: Outcome; again: Reread } | undefined> {
  if (!model.reading || Object.keys(job.reading?.said ?? {}).length) return undefined
  try {
    const again = await readAgain({ context, actor, resource }, job, model.reading.said)
    const outcome = await dryRun(context, actor, { resource, job: { ...job, ...again } })
    if (isLike(model, outcome.header?.columns ?? [])) return { outcome, again }
    await context.files.remove(again.stored)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return undefined
}

/** The model that was chosen for a file, else the one that it resembles. */
const modelFor = (
  context: Context,
  actor: Actor,
  { job, columns }: { job: Job; columns: readonly FoundColumn[] },
) =>
  job.import_model_id === null
    ? findModel(context, actor, { target: job.target, columns })
    : context.db.read(actor, (tx) => modelOf(tx, Number(job.import_model_id)))

/** Reads a file of which nobody has said anything as its model says. */
async function recallingRun(context: Context, actor: Actor, { resource, job: sent }: Checked) {
  const guessed = await dryRun(context, actor, { resource, job: sent })
  const nothing: Omit<Said, 'id'> | undefined = undefined
  if (sent.mapping || sent.constants || sent.answers) return { outcome: guessed, said: nothing }
  const model = await modelFor(context, actor, { job: sent, columns: guessed.header?.columns ?? [] })
  if (!model) return { outcome: guessed, said: nothing }
  const job = { ...sent, header: guessed.header }
  const { outcome, again } = (await readAs(context, actor, { resource, job, model })) ?? { outcome: guessed }
  const said = recalledBy(model, outcome.header?.columns ?? [])
  if (!said) return { outcome, said: again && { again, model: model.id } }
  const told = { ...job, ...again, ...said }
  return {
    outcome: await dryRun(context, actor, { resource, job: told }),
    said: { ...said, again, model: model.id },
  }
}

/** Carries out an import and undoes it: what would be created, updated, left or refused. Tells its own failures in the job. */
export async function checkImport(context: Context, actor: Actor, { resource, job }: Checked): Promise<void> {
  try {
    const { outcome, said } = await importTurns(() => recallingRun(context, actor, { resource, job }))
    await context.db.write(actor, async (tx) => {
      if (said) await keepSaid(tx, job.id, said)
      await saveJob(tx, job.id, { state: 'checked', outcome, now: context.now() })
    })
    if (said?.again && job.stored) await context.files.remove(job.stored)
  } catch (error) {
    context.log.error({ err: error, import: job.id }, 'import check failed')
    await failJob(context, actor, { id: job.id }).catch(() => undefined)
  }
}
