import type { Context } from '../api/context'
import { isAway } from '../database/away'
import type { Database, Tx } from '../database/connect'
import { outside } from '../database/inside'
import { type Ask, beginRun } from './begin-run'
import type { Job } from './define-job'

/** What became of a run. */
export type Outcome = { state: 'done' | 'failed'; id: number; result?: string; error?: string }

/** What runs, whatever its hours. */
type Runnable = Pick<Job, 'name' | 'run'>

/** How a run is made. */
export interface Running extends Ask {
  /** Aborted when it has run for too long, or when its process stops. */
  signal?: AbortSignal | undefined
  /** Whether its process stops: what it leaves is done again elsewhere. */
  isStopping?: () => boolean
  /** Whether its queue tries again what fails. */
  isQueued?: boolean
}

/** A run was left because its process stops. */
export class LeftError extends Error {}

/** Of the runs that found nothing to do, the last one is kept. */
const forgetIdle = (tx: Tx, name: string, id: number) =>
  tx.query(
    `delete from job_run where name = $1 and id <> $2 and state = 'done' and result is null and user_id is null`,
    [name, id],
  )

interface Ended {
  outcome: Outcome
  /** Whether its moment is run again. */
  isFree: boolean
  duration: number
}

function end({ db, now }: Context, { name }: Runnable, { outcome, isFree, duration }: Ended): Promise<void> {
  const { id, state, result, error } = outcome
  return db.system('jobs', async (tx) => {
    await tx.query(
      `update job_run set state = $2, result = $3, error = $4, duration_ms = $5, finished_at = $6, leased_until = null,
         unique_key = case when $7 then null else unique_key end where id = $1`,
      [id, state, result?.slice(0, 500) ?? null, error?.slice(0, 2000) ?? null, duration, now(), isFree],
    )
    await forgetIdle(tx, name, id)
  })
}

/** The work, or an error as soon as the signal says so: what hangs holds no place of its queue. */
export function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const stop = () => fail(new Error('Trop longue : abandonnée'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(done, fail).finally(() => signal.removeEventListener('abort', stop))
  })
}

async function perform(
  context: Context,
  job: Runnable,
  { id, signal, isStopping, isQueued }: Running & { id: number; signal: AbortSignal },
): Promise<Ended> {
  const started = performance.now()
  const duration = () => Math.round(performance.now() - started)
  try {
    const result = await untilAborted(signal, job.run(context, context.now(), signal))
    return { outcome: { id, state: 'done', result }, isFree: false, duration: duration() }
  } catch (failure) {
    const error = failure instanceof Error ? failure.message : String(failure)
    if (isStopping?.()) throw new LeftError(error)
    context.log.error({ job: job.name, error }, 'job failed')
    const isFree = isQueued === true || isAway(failure)
    return { outcome: { id, state: 'failed', error }, isFree, duration: duration() }
  }
}

/** The jobs that this process runs, by database. */
const atWork = new WeakMap<Database, Set<string>>()

/** Runs a job for a moment; undefined when it runs in this process already, or was run for that moment. */
export async function runJob(
  context: Context,
  job: Runnable,
  running: Running = {},
): Promise<Outcome | undefined> {
  outside('a job runs')
  const names = atWork.get(context.db) ?? new Set()
  atWork.set(context.db, names)
  if (names.has(job.name)) return undefined
  names.add(job.name)
  try {
    const id = await beginRun(context, job, running)
    if (id === undefined) return undefined
    const signal = running.signal ?? new AbortController().signal
    const ended = await perform(context, job, { ...running, id, signal })
    await end(context, job, ended)
    return ended.outcome
  } finally {
    names.delete(job.name)
  }
}
