import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import type { Job } from './define-job'

/** Milliseconds without a sign of life after which a run is held to be interrupted; the largest gap between two clocks. */
export const lease = 60_000
const skew = 300_000
/** A moment is tried so often by processes that do not come back from it. */
const mostInterrupted = 3

export interface Ask {
  /** The moment that it is for; none, when somebody asks for a run. */
  slot?: Date
  /** Who asks; nobody, when the clock does. */
  userId?: number
}

/** A run is alive while its lease, no further ahead than one that we give, has not run out. */
const isAlive = `state = 'running' and leased_until > $2 and leased_until <= $3`

/** Closes the runs whose process is gone: the moment that they were for is free again, for it loses its key. */
const closeLost = `update job_run set state = 'failed', error = 'Interrompue', finished_at = $2, leased_until = null, unique_key = null
  where name = $1 and state = 'running' and not coalesce(${isAlive}, false)`

async function isTaken(
  tx: Tx,
  name: string,
  { slot, moments }: { slot: Date | undefined; moments: Date[] },
): Promise<boolean> {
  const [row] = await tx.query<{ taken: boolean }>(
    `select exists (select 1 from job_run where name = $1 and ${isAlive})
       or (select count(*) >= ${mostInterrupted} from job_run where name = $1 and slot = $4 and unique_key is null) as taken`,
    [name, ...moments, slot ?? null],
  )
  return row?.taken === true
}

/**
 * Takes a run of a job for this process, for as long as it gives signs of life; undefined when it runs elsewhere, or when the
 * moment was run already. A run whose lease has run out does not count.
 */
export function claimRun(
  context: Pick<Context, 'db' | 'now'>,
  { name }: Pick<Job, 'name'>,
  { slot, userId }: Ask,
): Promise<number | undefined> {
  const now = context.now()
  const moments = [now, addMilliseconds(now, lease + skew)]
  return context.db.system('jobs', async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('job'), hashtext($1))`, [name])
    await tx.query(closeLost, [name, ...moments])
    if (await isTaken(tx, name, { slot, moments })) return undefined
    const key = slot ? `${name}@${slot.toISOString()}` : null
    const [row] = await tx.query<{ id: number }>(
      `insert into job_run (name, slot, unique_key, started_at, state, user_id, leased_until)
       values ($1, $2, $3, $4, 'running', $5, $6) on conflict do nothing returning id`,
      [name, slot ?? null, key, now, userId ?? null, addMilliseconds(now, lease)],
    )
    return row?.id
  })
}

/** Gives signs of life of a run until it is told to stop. */
export function keepAlive({ db, now }: Pick<Context, 'db' | 'now'>, id: number): () => void {
  const extend = () =>
    db
      .system('jobs', (tx) =>
        tx.query(`update job_run set leased_until = $2 where id = $1 and state = 'running'`, [
          id,
          addMilliseconds(now(), lease),
        ]),
      )
      .catch(() => undefined)
  const timer = setInterval(extend, lease / 3)
  return () => clearInterval(timer)
}

/** The last moment of each job that was run or is running. Moments of a clock that ran ahead are forgotten. */
export async function lastSlots({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Map<string, Date>> {
  const moment = now()
  const rows = await db.system('jobs', async (tx) => {
    await tx.query(
      'update job_run set unique_key = null, slot = null where unique_key is not null and started_at > $1',
      [addMilliseconds(moment, skew)],
    )
    return tx.query<{ name: string; slot: string }>(
      `select name, max(slot) as slot from job_run
       where unique_key is not null and (state <> 'running' or (leased_until > $1 and leased_until <= $2)) group by name`,
      [moment, addMilliseconds(moment, lease + skew)],
    )
  })
  return new Map(rows.map(({ name, slot }) => [name, new Date(slot)]))
}
