/** How the work of one queue is shared out. What expires when, and how often it is tried, stands in the migrations that make the queues. */
interface JobQueue {
  /** Jobs at work at once in one process. */
  places: number
  /** Of one far side, in one process: a slow one holds some of the places, never all. */
  placesOfOne?: number
  /** Seconds between two looks at an idle queue; what is sent to it wakes it besides. */
  poll: number
}

/** One queue a kind of work: none waits for another. */
export const jobQueues = {
  clock: { places: 2, poll: 5 },
  mails: { places: 4, placesOfOne: 2, poll: 5 },
  notifications: { places: 2, poll: 5 },
  webhooks: { places: 8, placesOfOne: 2, poll: 10 },
  imports: { places: 2, poll: 10 },
  exports: { places: 2, poll: 10 },
  bulk: { places: 1, poll: 10 },
  drill: { places: 1, poll: 30 },
} as const satisfies Record<string, JobQueue>

export type JobQueueName = keyof typeof jobQueues

/** Where jobs go that are out of tries. */
export const deadQueue = 'dead'

/** What `Memory.heed` is told when a queue has work. */
export const wakeName = (queue: string): string => `jobs.${queue}`
