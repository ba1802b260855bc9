import { deadQueue } from '../database/job-queues'
import type { JobData } from '../database/send-job'
import type { Tx } from '../database/tx'

/** What was tried in vain, as its queue left it. */
export interface DeadJob {
  id: string
  data: JobData
  queue: string
  tries: number
  failed_at: string
  cause: string | null
}

/** The last of each key: a job of the clock that fails each minute stands once. */
const listSql = `select distinct on (j.data ->> 'key') j.id::text as id, j.data, j.source_name as queue, j.source_retry_count + 1 as tries,
    j.created_on as failed_at, left(coalesce(j.source_output ->> 'message', j.source_output ->> 'value', j.source_output::text), 2000) as cause
  from jobs.job j where j.name = '${deadQueue}' and j.state = 'created' order by j.data ->> 'key', j.created_on desc limit 500`

/** Dead letters, the newest first. */
export const deadJobs = async (tx: Tx): Promise<DeadJob[]> =>
  (await tx.query<DeadJob>(listSql)).sort((a, b) => b.failed_at.localeCompare(a.failed_at))

/** Takes away a dead letter with every other of its key; undefined when somebody was first. */
export async function takeDead(tx: Tx, id: string): Promise<Pick<DeadJob, 'data' | 'queue'> | undefined> {
  const gone = await tx.query<Pick<DeadJob, 'data' | 'queue'> & { id: string }>(
    `delete from jobs.job where name = '${deadQueue}' and state = 'created'
       and data ->> 'key' = (select data ->> 'key' from jobs.job where name = '${deadQueue}' and state = 'created' and id = $1::uuid)
     returning id::text as id, data, source_name as queue`,
    [id],
  )
  return gone.find((one) => one.id === id)
}

/** Has a dead letter tried again, with all its tries before it; undefined when somebody was first. */
export async function reviveDead(tx: Tx, id: string): Promise<Pick<DeadJob, 'data' | 'queue'> | undefined> {
  const dead = await takeDead(tx, id)
  if (dead) await tx.query('select jobs.send($1, $2, null, null)', [dead.queue, JSON.stringify(dead.data)])
  return dead
}
