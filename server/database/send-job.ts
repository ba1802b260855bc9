import type { JobQueueName } from './job-queues'
import type { Tx } from './tx'

/** What a job is about: a kind of work and the row that it is done for; the rest is the kind's own. */
export interface JobData {
  /** One job of a key waits, one is at work: `mail:12`. */
  key: string
  kind: string
  id?: number
  [more: string]: unknown
}

export interface Sending {
  queue: JobQueueName
  data: JobData
  /** Not before; at once unless told. */
  due?: Date | null
  /** The far side, where a queue limits what is at work for one. */
  among?: string | null
}

/** Sends a job in the transaction of its cause: it begins once that is committed. The transaction is a system's. */
export async function sendJob(tx: Tx, { queue, data, due, among }: Sending): Promise<string> {
  const [row] = await tx.query<{ id: string }>('select jobs.send($1, $2, $3, $4) as id', [
    queue,
    JSON.stringify(data),
    due ?? null,
    among ?? null,
  ])
  if (!row?.id) throw new Error(`No queue ${queue}`)
  return row.id
}

/** The job of one row, by its number. */
export const rowJob = (kind: string, id: number, more: Record<string, unknown> = {}): JobData => ({
  ...more,
  key: `${kind}:${id}`,
  kind,
  id,
})

interface Lost {
  queue: JobQueueName
  kind: string
  /** Rows that should have been taken by now: `id`, `due`, `among`. */
  rows: string
  values?: readonly unknown[]
}

/** Sends the jobs of rows that no queue knows of. Answers how many. */
export async function sendLost(tx: Tx, { queue, kind, rows, values = [] }: Lost): Promise<number> {
  const sent = await tx.query(
    `with r as materialized (${rows})
     select jobs.send('${queue}', jsonb_build_object('key', '${kind}:' || r.id, 'kind', '${kind}', 'id', r.id), r.due, r.among)
     from r where jobs.is_lost('${queue}', '${kind}:' || r.id)`,
    values,
  )
  return sent.length
}
