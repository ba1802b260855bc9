import type { Context } from '../api/context'
import type { JobData } from '../database/send-job'
import { type Job, slotOf } from './define-job'
import type { Doing, Works } from './define-work'
import { LeftError, type Outcome, runJob, untilAborted } from './run-job'

/** The kind of the jobs of the clock. */
export const clockKind = 'clock'

/** Everything that queues carry. */
export interface QueuedWork {
  jobs: readonly Job[]
  works: Works
}

export const clockData = ({ name }: Pick<Job, 'name'>, userId?: number): JobData => ({
  key: name,
  kind: clockKind,
  ...(userId === undefined ? {} : { userId }),
})

const isRowData = (data: JobData): data is JobData & { id: number } => typeof data.id === 'number'

interface Leaving extends Doing {
  isStopping: () => boolean
}

/** Who asked for a run is told what became of it; what fails by the clock is tried again. */
async function runByClock(
  context: Context,
  job: Job,
  { data, ...leaving }: Leaving & { data: JobData },
): Promise<Outcome | undefined> {
  const userId = typeof data.userId === 'number' ? data.userId : undefined
  const slot = userId === undefined ? slotOf(job, context.now()) : undefined
  const isQueued = userId === undefined
  const outcome = await runJob(context, job, { ...leaving, isQueued, slot, userId })
  if (isQueued && outcome?.state === 'failed') throw new Error(outcome.error)
  return outcome
}

/** Does one job of a queue; what it throws is tried again, and ends among the dead letters. */
export async function doJob(
  context: Context,
  { jobs, works }: QueuedWork,
  { data, ...leaving }: Leaving & { data: JobData },
): Promise<unknown> {
  if (data.kind === clockKind) {
    const job = jobs.find(({ name }) => name === data.key)
    // A job of another release is its processes' to run.
    return job && runByClock(context, job, { ...leaving, data })
  }
  const work = works[data.kind]
  if (!work || !isRowData(data)) throw new Error(`No work of the kind ${data.kind}`)
  const { signal } = leaving
  return untilAborted(signal, work.run(context, data, leaving)).then(
    () => undefined,
    (error: unknown) => {
      throw leaving.isStopping() ? new LeftError(String(error)) : error
    },
  )
}
