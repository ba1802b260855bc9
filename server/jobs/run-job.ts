import type { Context } from '../api/context'
import { isAway } from '../database/away'
import type { Tx } from '../database/connect'
import { outside } from '../database/inside'
import { timeLimit } from '../database/time-limit'
import { type Ask, claimRun, keepAlive, lastSlots } from './claim-run'
import { type Job, slotOf } from './define-job'

/** What became of a run. */
export type Outcome = { state: 'done' | 'failed'; id: number; result?: string; error?: string }

/** What runs, whatever its hours. */
type Runnable = Pick<Job, 'name' | 'run'>

/** Milliseconds that a run may take: one that hangs does not stop the others for ever. */
const longestRun = 1_800_000

/** Of the runs that found nothing to do, the last one is kept. */
const forgetIdle = (tx: Tx, name: string, id: number) =>
  tx.query(
    `delete from job_run where name = $1 and id <> $2 and state = 'done' and result is null and user_id is null`,
    [name, id],
  )

interface Ended {
  outcome: Outcome
  /** Whether it was cut short by what passes, a database that restarts: its moment is run again. */
  isCut: boolean
  duration: number
}

function end({ db, now }: Context, { name }: Runnable, { outcome, isCut, duration }: Ended): Promise<void> {
  const { id, state, result, error } = outcome
  return db.system('jobs', async (tx) => {
    await tx.query(
      `update job_run set state = $2, result = $3, error = $4, duration_ms = $5, finished_at = $6, leased_until = null,
         unique_key = case when $7 then null else unique_key end where id = $1`,
      [id, state, result?.slice(0, 500) ?? null, error?.slice(0, 2000) ?? null, duration, now(), isCut],
    )
    await forgetIdle(tx, name, id)
  })
}

async function perform(context: Context, job: Runnable, id: number): Promise<Ended> {
  const started = performance.now()
  const stop = keepAlive(context, id)
  const running = job.run(context, context.now())
  try {
    const result = await timeLimit(longestRun, running, new Error('Trop longue : abandonnée'))
    return { outcome: { id, state: 'done', result }, isCut: false, duration: performance.now() - started }
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : String(failure)
    context.log.error({ job: job.name, error }, 'job failed')
    const outcome: Outcome = { id, state: 'failed', error }
    return { outcome, isCut: isAway(failure), duration: performance.now() - started }
  } finally {
    stop()
  }
}

/** Runs a job for a moment, in this process alone; undefined when it is running elsewhere or was run for that moment. */
export async function runJob(context: Context, job: Runnable, ask: Ask = {}): Promise<Outcome | undefined> {
  outside('a job runs')
  const id = await claimRun(context, job, ask)
  if (id === undefined) return undefined
  const ended = await perform(context, job, id)
  await end(context, job, { ...ended, duration: Math.round(ended.duration) })
  return ended.outcome
}

/** Runs every job whose last moment was not run yet, one after the other; answers the names of those that ran. */
export async function runDueJobs(context: Context, jobs: readonly Job[]): Promise<string[]> {
  const known = await lastSlots(context)
  const ran: string[] = []
  for (const job of jobs) {
    const slot = slotOf(job, context.now())
    const before = known.get(job.name)
    if (before && before >= slot) continue
    if (await runJob(context, job, { slot })) ran.push(job.name)
  }
  return ran
}
