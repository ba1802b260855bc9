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

/**
 * The same for whoever has no session, by address: strangers share places of their own, so that none of them, and not all of them
 * together, take those of people who are signed in. A hospital goes out by one address: as many may wait there as for one person.
 */
export const strangerLimits: QueueLimits = {
  each: 3,
  waiting: 200,
  slots: 4,
  heavy: 2,
  newcomers: 4,
}

/** People of whom something is known, between which the next one is looked for; past it those who ask for nothing are forgotten. */
export const mostKnown = 500
/** People who have something under way or waiting: one more is refused. */
export const mostActive = 1000
