import type { RunAnswer } from '../../resources/content/answers'
import { jobEndpoints } from '../../resources/content/job-endpoints'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { recordSecurityEvent, securityActor } from '../api/security-event'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/tx'
import { type DeadJob, deadJobs, reviveDead, takeDead } from './dead-jobs'
import { type Job, nextSlot } from './define-job'
import { jobs } from './index'
import { runNow } from './run-now'

const lastSql = `select distinct on (r.name) r.name, r.started_at, r.finished_at, r.duration_ms, r.state, r.result, r.error,
    u.first_name, u.last_name
  from job_run r left join "user" u on u.id = r.user_id order by r.name, r.id desc`

const scheduleOf = (job: Job) =>
  'every' in job ? { every: job.every, at: null } : { every: null, at: job.at }

const isBusy = "Cette tâche est déjà en cours d'exécution."

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
interface Decided {
  act: (tx: Tx, id: string) => Promise<Pick<DeadJob, 'data'> | undefined>
  how: 'retry' | 'give up'
}

/** Does something with a dead letter, which the security journal tells; err404 where it is none any more. */
async function withDead(
  context: Context,
  { actor, id }: { actor: Actor; id: string },
  { act, how }: Decided,
) {
  if (!uuid.test(id)) throw new ApiError('err404')
  await context.db.system('jobs', async (tx) => {
    const dead = await act(tx, id)
    if (!dead) throw new ApiError('err404')
    const { key, kind } = dead.data
    const event = { kind: 'job_decided', ...securityActor(actor), about: `Job ${key}` } as const
    await recordSecurityEvent(tx, { ...event, detail: { kind, how } }, context.now())
  })
  return { success: true as const }
}

/** The calls of the back office's screen of jobs. */
export const jobCalls: Call[] = serve(jobEndpoints, {
  /** The jobs of the clock, with the last run of each. */
  list: async ({ context }) => {
    const rows = await context.db.system('jobs', (tx) => tx.query<RunAnswer & { name: string }>(lastSql))
    const last = new Map(rows.map(({ name, ...run }) => [name, run]))
    return jobs.map((job) => ({
      name: job.name,
      label: job.label,
      ...scheduleOf(job),
      next: nextSlot(job, context.now()).toISOString(),
      last: last.get(job.name) ?? null,
    }))
  },
  /** Work that was tried in vain, with why. */
  dead: async ({ context }) => {
    const labels = new Map(jobs.map(({ name, label }) => [name, label]))
    const dead = await context.db.system('jobs', deadJobs)
    return dead.map(({ data: { key, kind }, ...one }) => ({
      ...{ ...one, key, kind },
      label: labels.get(key) ?? null,
    }))
  },
  run: async ({ context, actor, params }) => {
    const job = jobs.find(({ name }) => name === params.name)
    if (!job) throw new ApiError('err404')
    const outcome = await runNow(context, job, actor.userId)
    if (!outcome) throw new ApiError('err409', { display: isBusy })
    return outcome
  },
  revive: ({ context, actor, params: { id } }) =>
    withDead(context, { actor, id }, { act: reviveDead, how: 'retry' }),
  giveUp: ({ context, actor, params: { id } }) =>
    withDead(context, { actor, id }, { act: takeDead, how: 'give up' }),
})
