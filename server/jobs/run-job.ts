import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { type Job, slotOf } from './define-job'

/** What became of a run. */
export type Outcome = { state: 'done' | 'failed'; id: number; result?: string; error?: string }

interface Ask {
  /** The moment that it is for; none, when somebody asks for a run. */
  slot?: Date
  /** Who asks; nobody, when the clock does. */
  userId?: number
}

/** Holds the job's lock while `work` runs: another process, or a second click, gets `undefined` at once. */
function alone<T>(context: Context, { name }: Job, work: () => Promise<T>): Promise<T | undefined> {
  return context.db.system('jobs', async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0')
    const [lock] = await tx.query<{ held: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('job'), hashtext($1)) as held`,
      [name],
    )
    return lock?.held ? work() : undefined
  })
}

/** Writes that the run begins; undefined when this moment was run already. What a lost process left open is closed. */
async function begin(context: Context, { name }: Job, { slot, userId }: Ask): Promise<number | undefined> {
  const key = slot ? `${name}@${slot.toISOString()}` : null
  const now = context.now()
  return context.db.system('jobs', async (tx) => {
    await tx.query(
      `update job_run set state = 'failed', error = 'Interrompue', finished_at = $2 where name = $1 and state = 'running'`,
      [name, now],
    )
    const [row] = await tx.query<{ id: number }>(
      `insert into job_run (name, slot, unique_key, started_at, state, user_id) values ($1, $2, $3, $4, 'running', $5) on conflict do nothing returning id`,
      [name, slot ?? null, key, now, userId ?? null],
    )
    return row?.id
  })
}

/** Of the runs that found nothing to do, the last one is kept. */
const forgetIdle = (tx: Tx, name: string, id: number) =>
  tx.query(
    `delete from job_run where name = $1 and id <> $2 and state = 'done' and result is null and user_id is null`,
    [name, id],
  )

async function end(context: Context, { name }: Job, outcome: Outcome, duration: number): Promise<void> {
  const { id, state, result, error } = outcome
  await context.db.system('jobs', async (tx) => {
    await tx.query(
      'update job_run set state = $2, result = $3, error = $4, duration_ms = $5, finished_at = $6 where id = $1',
      [id, state, result?.slice(0, 500) ?? null, error?.slice(0, 2000) ?? null, duration, context.now()],
    )
    await forgetIdle(tx, name, id)
  })
}

/** Runs a job for a moment, in this process alone; undefined when it is running elsewhere or was run for that moment. */
export function runJob(context: Context, job: Job, ask: Ask = {}): Promise<Outcome | undefined> {
  return alone(context, job, async () => {
    const id = await begin(context, job, ask)
    if (id === undefined) return undefined
    const started = performance.now()
    const outcome = await job.run(context, context.now()).then(
      (result): Outcome => ({ id, state: 'done', result }),
      (error: unknown): Outcome => ({
        id,
        state: 'failed',
        error: error instanceof Error ? error.message : String(error),
      }),
    )
    if (outcome.state === 'failed') context.log.error({ job: job.name, error: outcome.error }, 'job failed')
    await end(context, job, outcome, Math.round(performance.now() - started))
    return outcome
  })
}

/** Runs every job whose last moment was not run yet, one after the other; answers the names of those that ran. */
export async function runDueJobs(context: Context, jobs: readonly Job[]): Promise<string[]> {
  const last = await context.db.system('jobs', (tx) =>
    tx.query<{ name: string; slot: Date }>(
      'select name, max(slot) as slot from job_run where slot is not null group by name',
    ),
  )
  const known = new Map(last.map(({ name, slot }) => [name, new Date(slot)]))
  const ran: string[] = []
  for (const job of jobs) {
    const slot = slotOf(job, context.now())
    const before = known.get(job.name)
    if (before && before >= slot) continue
    if (await runJob(context, job, { slot })) ran.push(job.name)
  }
  return ran
}
