import type { Job as Fetched, PgBoss } from 'pg-boss'
import type { Context } from '../api/context'
import { type JobQueueName, jobQueues, wakeName } from '../database/job-queues'
import type { JobData } from '../database/send-job'
import type { Job } from './define-job'
import { clockData, doJob, type QueuedWork } from './do-job'
import { openBoss } from './open-boss'

/** The jobs of a process while they run. */
export interface JobRunner {
  /** Takes no further job, tells those at work to stop, and gives them back: they are done again. */
  stop: () => Promise<void>
}

/** Milliseconds that jobs at work have to end by themselves. */
const grace = 1000

const names = Object.keys(jobQueues) as JobQueueName[]

const queueOf = ({ queue = 'clock' }: Job): JobQueueName => queue

/** When a job is due, in the words of cron, in Paris. */
export function cronOf(job: Job): string {
  if ('at' in job) {
    const [hour, minute] = job.at.split(':').map(Number)
    return `${minute} ${hour} * * *`
  }
  return job.every < 60 ? `*/${job.every} * * * *` : `0 */${job.every / 60} * * *`
}

/** Jobs that are no more leave the clock; those of another queue move. */
async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.map((job) => [job.name, job]))
  for (const { name, key } of await boss.getSchedules()) {
    const job = wanted.get(key)
    if (!job || queueOf(job) !== name) await boss.unschedule(name, key)
  }
  for (const job of jobs)
    await boss.schedule(queueOf(job), cronOf(job), clockData(job), {
      ...{ tz: 'Europe/Paris', key: job.name, missed: 'once', singletonKey: job.name },
    })
}

type FetchedJob = Fetched<JobData> & { retryCount: number; signal: AbortSignal }

/** Has every place of a queue that is free look for work now. */
function wake(boss: PgBoss, queue: JobQueueName): void {
  for (const { id, name } of boss.getWipData()) if (name === queue) boss.notifyWorker(id)
}

/** Opens the places of a queue: what is done in one makes room for the next at once. */
async function openQueue(
  boss: PgBoss,
  queue: JobQueueName,
  run: (job: FetchedJob) => Promise<unknown>,
): Promise<void> {
  const { poll, places, ...limits } = jobQueues[queue]
  const options = {
    pollingIntervalSeconds: poll,
    localConcurrency: places,
    includeMetadata: true as const,
    ...('placesOfOne' in limits ? { localGroupConcurrency: limits.placesOfOne } : {}),
  }
  await boss.work<JobData>(queue, options, async ([job]) => {
    try {
      return job && (await run(job))
    } finally {
      wake(boss, queue)
    }
  })
}

async function openQueues(context: Context, work: QueuedWork, isStopping: () => boolean): Promise<PgBoss> {
  const boss = openBoss(context)
  await boss.start({ attempts: 10 })
  await keepSchedules(boss, work.jobs)
  for (const queue of names) {
    await openQueue(boss, queue, ({ data, retryCount, signal }) =>
      doJob(context, work, { data, signal, isRetry: retryCount > 0, isStopping }),
    )
    context.db.memory.heed(wakeName(queue), () => wake(boss, queue))
  }
  return boss
}

/** Does the jobs of every queue in this process, until it is told to stop. */
export function startJobs(context: Context, work: QueuedWork): JobRunner {
  let isStopping = false
  const opened = openQueues(context, work, () => isStopping)
  opened.catch((error: unknown) => context.log.error({ err: error }, 'jobs do not run'))
  return {
    stop: async () => {
      isStopping = true
      const boss = await opened.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: grace, close: false })
    },
  }
}
