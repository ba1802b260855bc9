import { monitorEventLoopDelay } from 'node:perf_hooks'
import { subDays } from 'date-fns/subDays'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import type { Figures } from './figures'
import type { Metrics, RequestCounts } from './metrics'

/** Milliseconds between two samples, and days for which they are kept. */
export const every = 300_000
export const keptDays = 7

const sum = (named: Readonly<Record<string, number>>) => Object.values(named).reduce((a, b) => a + b, 0)

interface Sampled {
  at: Date
  counts: RequestCounts
  lag: number
  busy: number
  figures: Figures
}

/** Several processes add to one sample: what they did is summed, what they share is the worst of them. */
const insertSql = `
  insert into system_sample (at, figures, "createdAt", "updatedAt") values ($1, $2::jsonb, $1, $1)
  on conflict (at) where "deletedAt" is null do update set figures = system_sample.figures || excluded.figures || jsonb_build_object(
    'requests', (system_sample.figures ->> 'requests')::float8 + (excluded.figures ->> 'requests')::float8,
    'errors', (system_sample.figures ->> 'errors')::float8 + (excluded.figures ->> 'errors')::float8,
    'seconds', (system_sample.figures ->> 'seconds')::float8 + (excluded.figures ->> 'seconds')::float8,
    'busy', (system_sample.figures ->> 'busy')::float8 + (excluded.figures ->> 'busy')::float8,
    'lag', greatest((system_sample.figures ->> 'lag')::float8, (excluded.figures ->> 'lag')::float8))`

/** Keeps a sample; those past their week go. */
export async function keepSample(tx: Tx, { at, counts, lag, busy, figures }: Sampled): Promise<void> {
  const kept = {
    ...counts,
    ...{ lag, busy, mails: figures.mailsWaiting, oldestMail: figures.oldestMail },
    ...{ webhooks: figures.webhooksWaiting, queue: sum(figures.queueDepth), dead: figures.dead },
    ...{ failures: sum(figures.jobFailures), logins: figures.loginFailures },
    disk: 1 - Math.min(1, ...Object.values(figures.diskFree)),
    wal: figures.walLag ?? null,
  }
  await tx.query(insertSql, [at, JSON.stringify(kept)])
  await tx.query('delete from system_sample where at < $1', [subDays(at, keptDays)])
}

const less = (now: RequestCounts, before: RequestCounts): RequestCounts => ({
  requests: now.requests - before.requests,
  errors: now.errors - before.errors,
  seconds: now.seconds - before.seconds,
})

/** Samples the process each five minutes while it runs. */
export function startSampling(context: Context, metrics: Metrics): { stop: () => Promise<void> } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let before = metrics.counts()
  let running: Promise<unknown> = Promise.resolve()
  const take = async () => {
    const now = metrics.counts()
    const counts = less(now, before)
    before = now
    const lag = delay.percentile(99) / 1e6
    delay.reset()
    const at = new Date(Math.floor(context.now().getTime() / every) * every)
    const figures = await metrics.figures()
    const { busy } = context.db.connections()
    await context.db.system('metrics', (tx) => keepSample(tx, { at, counts, lag, busy, figures }))
  }
  const timer = setInterval(() => {
    running = take().catch((error: unknown) => context.log.error({ err: error }, 'sample'))
  }, every)
  return {
    stop: async () => {
      clearInterval(timer)
      delay.disable()
      await running
    },
  }
}
