import type { SystemAnswer, SystemPoint } from '../../resources/system/system-answers'
import type { Tx } from '../database/connect'

const told = (name: string) => `(figures ->> '${name}')::float8`
/** A sample that lacks a figure counts as none of it. */
const of = (name: string) => `coalesce(${told(name)}, 0)`

const pointsSql = `
  select date_bin('30 minutes', at, 'epoch') as at, sum(${of('requests')})::int as requests, sum(${of('errors')})::int as errors,
    round(1000 * sum(${of('seconds')}) / greatest(sum(${of('requests')}), 1))::int as mean_ms, round(max(${of('lag')}))::int as lag_ms,
    max(${of('busy')})::int as busy, max(${of('mails')})::int as mails, round(max(${of('oldestMail')}))::int as oldest_mail_s,
    max(${of('webhooks')})::int as webhooks, max(${of('queue')})::int as queue, round(100 * max(${of('disk')}))::int as disk_percent,
    greatest(0, max(${of('logins')}) - min(${of('logins')}))::int as logins, round(max(${told('wal')}))::int as wal_s
  from system_sample group by 1 order by 1`

const alertsSql = `select id, fault, message, began_at, ended_at from system_alert
  order by (ended_at is null) desc, began_at desc limit 50`

const errorsSql = `select id, release, kind, message, stack, page, device, count, first_at, last_at from client_error
  order by last_at desc limit 50`

/** Seven days of the server, its faults, and what browsers reported. */
export async function readSystem(tx: Tx): Promise<Pick<SystemAnswer, 'points' | 'alerts' | 'errors'>> {
  return {
    points: await tx.query<SystemPoint>(pointsSql),
    alerts: await tx.query<SystemAnswer['alerts'][number]>(alertsSql),
    errors: await tx.query<SystemAnswer['errors'][number]>(errorsSql),
  }
}
