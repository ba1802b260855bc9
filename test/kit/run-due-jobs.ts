import type { Context } from '../../server/api/context'
import { type Job, slotOf } from '../../server/jobs/define-job'
import { runJob } from '../../server/jobs/run-job'

/** Runs every job whose last moment by the test's clock was not run yet, one after the other; answers the names of those that ran. */
export async function runDueJobs(context: Context, jobs: readonly Job[]): Promise<string[]> {
  const ran: string[] = []
  for (const job of jobs)
    if (await runJob(context, job, { slot: slotOf(job, context.now()) })) ran.push(job.name)
  return ran
}
