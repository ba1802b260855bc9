import type { RunAnswer } from '../../resources/content/answers'
import { jobAnswer, outcomeAnswer } from '../../resources/content/answers'
import { jobRun } from '../../resources/content/job-run'
import { asked } from '../../resources/schema/pick'
import { type Call, defineCall } from '../api/call'
import { ApiError } from '../api/error'
import { type Job, nextSlot } from './define-job'
import { jobs } from './index'
import { runJob } from './run-job'

const tag = 'Tâches planifiées'

const lastSql = `select distinct on (r.name) r.name, r.started_at, r.finished_at, r.duration_ms, r.state, r.result, r.error,
    u.first_name, u.last_name
  from job_run r left join "user" u on u.id = r.user_id order by r.name, r.id desc`

const scheduleOf = (job: Job) =>
  'every' in job ? { every: job.every, at: null } : { every: null, at: job.at }

/** The jobs of the clock, with the last run of each. */
const listCall = defineCall('GET /job', 'viewJobs', {
  shape: { summary: 'Tâches planifiées et leur dernière exécution', tag, answers: [jobAnswer] },
  run: async ({ context }) => {
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
})

/** « Lancer maintenant ». */
const runCall = defineCall('POST /job/{name}/run', 'runJobs', {
  shape: {
    unkeyed: 'a job that has run has nothing left to do',
    summary: 'Lance une tâche maintenant',
    tag,
    params: { name: asked(jobRun.fields.name) },
    answers: outcomeAnswer,
  },
  run: async ({ context, actor, params }) => {
    const job = jobs.find(({ name }) => name === params.name)
    if (!job) throw new ApiError('err404')
    const outcome = await runJob(context, job, { userId: actor.userId })
    if (!outcome) throw new ApiError('err409', { display: "Cette tâche est déjà en cours d'exécution." })
    const { id, state, result = null, error = null } = outcome
    return { id, state, result, error }
  },
})

/** The calls of the back office's screen of jobs. */
export const jobCalls: Call[] = [listCall, runCall]
