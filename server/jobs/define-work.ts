import type { Context } from '../api/context'
import type { JobQueueName } from '../database/job-queues'
import type { JobData } from '../database/send-job'

/** How a piece of work is done. */
export interface Doing {
  /** Aborted when it has taken too long, or when its process stops: it ends what is asked of far sides. */
  signal: AbortSignal
  /** It was begun before, by a process that is gone or without success. */
  isRetry: boolean
}

/** What is done for one row, in transactions of its own, and perhaps twice: it looks for what is still to be done. */
export type DoWork = (context: Context, data: JobData & { id: number }, doing: Doing) => Promise<unknown>

/** The kinds of work that are sent row by row (`sendJob`), each with its queue. */
export type Works = Readonly<Record<string, { queue: JobQueueName; run: DoWork }>>
