import type { FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../api/context'
import { type Figures, figuresOf, type Named } from './figures'

/** What a process knows of itself, besides what its database says. */
export interface Own {
  /** Requests that wait for their turn. */
  waiting: () => number
}

type Deps = Pick<Context, 'db' | 'config' | 'now'>

const gauge = (register: Registry, [name, help]: readonly [string, string], labels: string[] = []) =>
  new Gauge({ name, help, registers: [register], labelNames: labels })

/** Gauges of which each is filled from the figures, by the name of what it counts. */
function figureGauges(register: Registry) {
  const one = (name: string, help: string, of: (figures: Figures) => number | undefined) => {
    const own = gauge(register, [name, help])
    return (figures: Figures) => own.set(of(figures) ?? 0)
  }
  const each = (name: string, [label, help]: [string, string], of: (figures: Figures) => Named) => {
    const own = gauge(register, [name, help], [label])
    return (figures: Figures) => {
      own.reset()
      for (const [key, value] of Object.entries(of(figures))) own.set({ [label]: key }, value)
    }
  }
  return [
    each('job_last_success_timestamp_seconds', ['job', 'Last success of a job'], (f) => f.jobSuccess),
    each('job_failures_total', ['job', 'Failed runs of a job that are kept'], (f) => f.jobFailures),
    each('job_queue_depth', ['queue', 'Jobs that are due, by queue'], (f) => f.queueDepth),
    one('job_dead', 'Jobs out of tries', (f) => f.dead),
    one('mail_outbox_waiting', 'Mails in the outbox', (f) => f.mailsWaiting),
    one('mail_oldest_seconds', 'Age of the oldest mail that is due', (f) => f.oldestMail),
    one('webhook_deliveries_waiting', 'Deliveries of webhooks that wait', (f) => f.webhooksWaiting),
    each(
      'backup_last_success_timestamp_seconds',
      ['kind', 'Last success of a backup'],
      (f) => f.backupSuccess,
    ),
    one('backup_wal_lag_seconds', 'Age of the last shipped segment', (f) => f.walLag),
    each('disk_free_ratio', ['place', 'Free part of a disk'], (f) => f.diskFree),
    one('login_failures_total', 'Refused logins that are kept in the journal', (f) => f.loginFailures),
  ]
}

/** What requests have been since the process began. */
export interface RequestCounts {
  requests: number
  errors: number
  seconds: number
}

/** The metrics of a process: what it counts, and what it asks for when somebody looks. */
export interface Metrics {
  observe: (request: FastifyRequest, reply: FastifyReply) => void
  counts: () => RequestCounts
  figures: () => Promise<Figures>
  /** Prometheus' text format. */
  text: () => Promise<string>
  contentType: string
}

function requestMetrics(register: Registry) {
  const labelNames = ['method', 'route', 'status']
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by pattern of their route',
    labelNames,
    registers: [register],
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer has left',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  })
  const counts: RequestCounts = { requests: 0, errors: 0, seconds: 0 }
  const observe = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.routeOptions.config.isEndless && reply.statusCode === 200) return
    // The pattern, never the address: that names rows and people.
    const route = request.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    requests.inc({ method: request.method, route, status: reply.statusCode })
    duration.observe({ method: request.method, route }, seconds)
    counts.requests++
    counts.seconds += seconds
    if (reply.statusCode >= 500) counts.errors++
  }
  return { observe, counts: () => ({ ...counts }) }
}

/** Gauges of the process and its connections. */
function processGauges(register: Registry, { db }: Deps, own: Own) {
  const connections = gauge(register, ['db_pool_connections', 'Connections of the pool'], ['state'])
  const up = gauge(register, ['db_up', 'Whether the database answers'])
  const listening = gauge(register, ['db_listen_up', 'Whether changes of other processes are heard'])
  const waiting = gauge(register, ['requests_waiting', 'Requests that wait for their turn'])
  return (isUp: boolean) => {
    const { idle, busy, wanted } = db.connections()
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'busy' }, busy)
    connections.set({ state: 'waiting' }, wanted)
    up.set(isUp ? 1 : 0)
    listening.set(db.memory.isListening ? 1 : 0)
    waiting.set(own.waiting())
  }
}

/** Makes the metrics of a process. Without `METRICS_TOKEN` nobody reads them: what costs time is not measured then. */
export function createMetrics(context: Deps, own: Own): Metrics {
  const register = new Registry()
  const { observe, counts } = requestMetrics(register)
  const figures = figuresOf(context)
  const fill = figureGauges(register)
  const tellProcess = processGauges(register, context, own)
  if (context.config.metricsToken) collectDefaultMetrics({ register })
  const text = async () => {
    const found = await figures().catch(() => undefined)
    tellProcess(found !== undefined)
    if (found) for (const one of fill) one(found)
    return register.metrics()
  }
  return { observe, counts, figures, text, contentType: register.contentType }
}
