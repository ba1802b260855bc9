import type { AnyResource } from '../../../resources/schema/resource'
import type { Actor } from '../../database/actor'
import type { Context } from '../context'
import { ApiError } from '../error'
import { workOf } from '../work'
import { writerOf } from '../writers'
import { importTurns, keptRows, progressOf, saidOf } from './check-import'
import { failJob, importCarriedOut, type Job, saveJob } from './job'
import { keepModel } from './keep-model'
import type { Outcome } from './outcome'
import { runImport } from './run-import'
import { writtenRows } from './written-rows'

/** Undoes the whole import: some lines are refused. */
class Refused extends Error {
  constructor(readonly outcome: Outcome) {
    super('refused')
  }
}

/** Whether somebody has imported this file already, whoever it was. */
export async function refuseTwice(
  context: Context,
  resource: AnyResource,
  fingerprint: string,
): Promise<void> {
  const [done] = await context.db.system('imports', (tx) =>
    tx.query('select 1 from import_job where target = $1 and fingerprint = $2 and state = any($3)', [
      resource.name,
      fingerprint,
      importCarriedOut,
    ]),
  )
  if (done) throw new ApiError('err570')
}

async function carryOut(
  context: Context,
  actor: Actor,
  { resource, job }: { resource: AnyResource; job: Job },
) {
  const rows = await keptRows(context, job.stored)
  const writer = writerOf(context, resource)
  const touched = new Map<number, number>()
  let { answers } = job
  const answered = (said: Job['answers']) => {
    answers = said
  }
  await context.db.write(actor, async (tx) => {
    const work = workOf(context.db, tx, context.now())
    const written = writtenRows(work, resource, job.id)
    const outcome = await runImport(
      work,
      {
        ...{ resource, writer, writers: context.writers, touched, keep: written.keep },
        ...{ answered, ...saidOf(job) },
      },
      { batches: rows, progress: progressOf(context, actor, job) },
    )
    if (outcome.errors) throw new Refused(outcome)
    await written.end()
    await keepModel(work, { ...job, answers }, outcome.header?.columns ?? [])
    await saveJob(tx, job.id, { state: 'done', outcome, now: context.now() })
  })
  await writer.imported?.(context, [...touched.keys()])
}

const isTwice = (error: unknown) =>
  error !== null &&
  typeof error === 'object' &&
  'constraint' in error &&
  error.constraint === 'import_job_target_fingerprint_unique'

/**
 * Carries out a checked import, all of it or nothing, in one transaction with its history and with the mark that this file has
 * been imported. Lines that are refused meanwhile are told in the job, like a failure.
 */
export async function commitImport(
  context: Context,
  actor: Actor,
  { resource, job }: { resource: AnyResource; job: Job },
): Promise<void> {
  try {
    await importTurns(() => carryOut(context, actor, { resource, job }))
    if (job.stored) await context.files.remove(job.stored)
  } catch (error) {
    if (error instanceof Refused)
      return void (await context.db.write(actor, (tx) =>
        saveJob(tx, job.id, { state: 'checked', outcome: error.outcome, now: context.now() }),
      ))
    const twice = isTwice(error)
    if (!twice) context.log.error({ err: error, import: job.id }, 'import failed')
    const why = twice ? new ApiError('err570').message : undefined
    await failJob(context, actor, { id: job.id, why }).catch(() => undefined)
  }
}
