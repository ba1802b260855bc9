import type { Context } from '../api/context'
import type { Job } from './define-job'
import { runDueJobs } from './run-job'

/** The clock of the jobs while it runs. */
export interface JobWorker {
  /** Starts no further job and waits for the one that runs. */
  stop: () => Promise<void>
}

const pause = 10_000

/** Looks for due jobs every ten seconds, in each process: one of them runs each. */
export function startJobWorker(context: Context, jobs: readonly Job[]): JobWorker {
  let running: Promise<unknown> = Promise.resolve()
  let stopped = false
  const step = async () => {
    for (const job of jobs) if (!stopped) await runDueJobs(context, [job])
  }
  const turn = () => {
    running = step()
      .catch((error: unknown) => context.log.error({ err: error }, 'jobs'))
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, pause)
      })
  }
  let timer = setTimeout(turn, 3000)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
