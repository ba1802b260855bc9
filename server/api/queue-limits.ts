import { availableParallelism } from 'node:os'

/** How much of the server one person may hold, and all of them together. */
export interface QueueLimits {
  /** Requests of one person that run at once. */
  each: number
  /** Requests of one person that wait; one more is refused. */
  waiting: number
  /** Requests of everybody that run at once. */
  slots: number
  /** Of these, those of people who use much, unless nobody else is there, about as many as there are processors. */
  heavy: number
  /** And those of people of whom nothing is known yet, who have one each. */
  newcomers: number
}

/** What one person may have of the server at once; of the connections to the database some are left to what is nobody's. */
export const queueLimits: QueueLimits = {
  each: 4,
  waiting: 200,
  slots: 8,
  heavy: availableParallelism() + 1,
  newcomers: 2,
}
