import { setTimeout as sleep } from 'node:timers/promises'
import type { OutcomeAnswer } from '../../resources/content/answers'
import type { Context } from '../api/context'
import { sendJob } from '../database/send-job'
import type { Job } from './define-job'
import { clockData } from './do-job'
import { runJob } from './run-job'

/** Milliseconds: how long an answer waits for the end of a run, and looks. */
const [patience, pause] = [20_000, 150]

const isAtWork = `select 1 from jobs.job where name = $1 and singleton_key = $2 and state = 'active'`
const endSql = `select state::text as state, output from jobs.job where id = $1`
const runSql = `select id from job_run where name = $1 and user_id = $2 order by id desc limit 1`

interface Seen {
  state: string
  output: Partial<OutcomeAnswer> | null
}

const told = ({ id = 0, state = 'running', result = null, error = null }: Partial<OutcomeAnswer>) => ({
  ...{ id, state, result, error },
})

async function whenEnded(context: Context, job: Job, { sent, userId }: { sent: string; userId: number }) {
  for (let waited = 0; waited < patience; waited += pause) {
    const [seen] = await context.db.system('jobs', (tx) => tx.query<Seen>(endSql, [sent]))
    if (seen?.state === 'completed') return told(seen.output ?? {})
    await sleep(pause)
  }
  const [run] = await context.db.system('jobs', (tx) => tx.query<{ id: number }>(runSql, [job.name, userId]))
  return told({ id: run?.id ?? 0 })
}

/** Has a job run now and answers what became of it, « running » where it takes longer; undefined when it is at work already. */
export async function runNow(context: Context, job: Job, userId: number): Promise<OutcomeAnswer | undefined> {
  if (!context.isQueued) {
    const outcome = await runJob(context, job, { userId })
    return outcome && told({ ...outcome, result: outcome.result ?? null, error: outcome.error ?? null })
  }
  const queue = job.queue ?? 'clock'
  const sent = await context.db.system('jobs', async (tx) => {
    if ((await tx.query(isAtWork, [queue, job.name])).length) return undefined
    return sendJob(tx, { queue, data: clockData(job, userId) })
  })
  return sent === undefined ? undefined : whenEnded(context, job, { sent, userId })
}
