import { addMinutes } from 'date-fns/addMinutes'
import { addDays, parisDay, parisMoment } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import type { JobQueueName } from '../database/job-queues'

/** Each so many minutes, or each day at a time of Paris (`hh:mm`). */
export type Schedule = { every: number } | { at: string }

interface JobFacts {
  /** Never changed once it has run: runs are kept under it. */
  name: string
  /** What it does, in French, for the back office. */
  label: string
  /** The queue that it runs in; `clock` unless told. */
  queue?: JobQueueName
  /**
   * Does the work, in transactions of its own (`context.db.system('jobs', …)`): it may be run twice for one moment by hand,
   * so it looks for what is still to be done. `signal` ends what it asks of far sides: it is told to stop, or has run for too
   * long. Answers a French sentence of what it did; nothing when there was nothing to do.
   */
  run: (context: Context, now: Date, signal: AbortSignal) => Promise<string | undefined>
}

export type Job = JobFacts & Schedule

/**
 * Defines what runs on the clock (domain §13.3). A domain exports the work as a function of `(context, now)`; the job itself
 * stands in `server/jobs/index.ts`:
 *
 *     defineJob({ name: 'unread_orders', label: 'Commandes non lues', every: 1, run: alertUnreadOrders })
 *     defineJob({ name: 'dated_prices', label: 'Prix du jour', at: '00:05', run: applyPrices })
 *
 * Of several processes one runs it; a moment that passed while none was there is made up for, once. One that fails, or whose
 * process is gone, is tried again after growing pauses, then shown among the dead letters.
 * Tests move their clock and call `runDueJobs(context)` of their kit, or `runJob(context, job)` for one of them.
 */
export const defineJob = (job: Job): Job => job

/** The last moment, now included, at which the job was due. */
export function slotOf(schedule: Schedule, now: Date): Date {
  if ('every' in schedule) {
    const step = schedule.every * 60_000
    return new Date(Math.floor(now.getTime() / step) * step)
  }
  const today = parisMoment(parisDay(now), schedule.at)
  return today <= now ? today : parisMoment(addDays(parisDay(now), -1), schedule.at)
}

/** The next moment at which the job will be due. */
export function nextSlot(schedule: Schedule, now: Date): Date {
  const slot = slotOf(schedule, now)
  if ('every' in schedule) return addMinutes(slot, schedule.every)
  return parisMoment(addDays(parisDay(slot), 1), schedule.at)
}
