import { addDays } from '../../../resources/schema/paris-time'
import { datedPrices } from '../../../server/jobs/catalogue-jobs'
import { unansweredLitigations } from '../../../server/jobs/litigation-jobs'
import { orderJobs } from '../../../server/jobs/order-jobs'
import { runJob } from '../../../server/jobs/run-job'
import { belowMinimum } from '../../../server/jobs/stock-jobs'
import type { ActOf } from './scene'
import type { Doing } from './story'

const hour = 3_600_000

const price: ActOf = ({ world: { who }, today }, { a, b, c }) => {
  const article_id = 1 + (a % 5)
  const valid_from = addDays(today, (b % 5) - 1)
  const quotation = (1 + (c % 1200) / 100).toFixed(2)
  return {
    told: `paul prices article ${article_id} at ${quotation} from ${valid_from} on`,
    meaning: { never: valid_from < today && 'a past price (I-16)' },
    ask: () => who.paul.post('/article-price', { article_id, valid_from, quotation }),
  }
}

/** An article leaves the shelf, or comes back. */
const shelf: ActOf = ({ world }, { a }) => {
  const id = 1 + (a % 5)
  return {
    told: `article ${id} leaves the shelf, or comes back`,
    meaning: {},
    ask: async () => {
      await world.on.context.db.system('seed', (tx) =>
        tx.query('update article set active = not active where id = $1', [id]),
      )
      return { status: 200, body: {} }
    },
  }
}

const jobs = [...orderJobs, unansweredLitigations, datedPrices, belowMinimum]

/** Time passes, and what runs on the clock runs. */
const clock: ActOf = ({ world: { on } }, { a }) => {
  const hours = [1, 2, 24, 25, 72][a % 5] ?? 1
  return {
    told: `${hours} hours pass`,
    meaning: { clock: true },
    ask: async () => {
      on.clock.advance(hours * hour)
      for (const job of jobs) await runJob(on.context, job)
      return { status: 200, body: {} }
    },
  }
}

export const shelfActs = { price, shelf, clock } satisfies Partial<Record<Doing, ActOf>>
