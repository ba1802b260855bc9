import { addMilliseconds } from 'date-fns/addMilliseconds'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import type { Job } from './define-job'

/** Milliseconds: the largest gap between two clocks; how long the release before, during a rollout, holds a run to be alive. */
const [skew, reserved] = [300_000, 300_000]

export interface Ask {
  /** The moment that it is for; none, when somebody asks for a run. */
  slot?: Date | undefined
  /** Who asks; nobody, when the clock does. */
  userId?: number | undefined
  /** It was begun before and not ended: the same run goes on. */
  isRetry?: boolean
}

/** A moment of a clock that ran ahead is free again. */
const freeAhead = `update job_run set unique_key = null, slot = null where name = $1 and unique_key is not null and started_at > $2`

/** A queue hands a job out once: whatever else stands as running has no process any more. */
const closeLost = `update job_run set state = 'failed', error = 'Interrompue', finished_at = $2, leased_until = null, unique_key = null
  where name = $1 and state = 'running' and ($3::text is null or unique_key is distinct from $3)`

const goOn = `update job_run set started_at = $2, leased_until = $3 where unique_key = $1 and state = 'running' returning id`

const add = `insert into job_run (name, slot, unique_key, started_at, state, user_id, leased_until)
  values ($1, $2, $3, $4, 'running', $5, $6) on conflict do nothing returning id`

async function continued(tx: Tx, key: string, [now, until]: readonly [Date, Date]) {
  const [row] = await tx.query<{ id: number }>(goOn, [key, now, until])
  return row?.id
}

/** Writes down that a run of a job begins; undefined when its moment was run already. */
export function beginRun(
  context: Pick<Context, 'db' | 'now'>,
  { name }: Pick<Job, 'name'>,
  { slot, userId, isRetry }: Ask,
): Promise<number | undefined> {
  const now = context.now()
  const until = addMilliseconds(now, reserved)
  const key = slot ? `${name}@${slot.toISOString()}` : null
  return context.db.system('jobs', async (tx) => {
    await tx.query(freeAhead, [name, addMilliseconds(now, skew)])
    await tx.query(closeLost, [name, now, key])
    const same = key && isRetry ? await continued(tx, key, [now, until]) : undefined
    if (same !== undefined) return same
    const [row] = await tx.query<{ id: number }>(add, [name, slot ?? null, key, now, userId ?? null, until])
    return row?.id
  })
}
