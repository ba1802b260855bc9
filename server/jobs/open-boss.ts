import { PgBoss } from 'pg-boss'
import type { Context } from '../api/context'

/** Statements of one text make a transaction of theirs; here they stand in ours, which carries the role of jobs. */
const withoutTransaction = (text: string): string => text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '')

/** pg-boss on the connections of the application, as the role that owns nothing: the schema is the owner's, by migrations. */
export function openBoss({ db, log }: Pick<Context, 'db' | 'log'>): PgBoss {
  const executeSql = async (text: string, values: unknown[] = []) => ({
    rows: await db.system('jobs', (tx) => tx.query(withoutTransaction(text), values)),
  })
  const boss = new PgBoss({
    db: { executeSql },
    schema: 'jobs',
    migrate: false,
    createSchema: false,
    // A job whose heartbeat is missed is found within a minute.
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 20,
    maintenanceIntervalSeconds: 600,
    queueCacheIntervalSeconds: 600,
    flowIntervalSeconds: 3600,
    cronMonitorIntervalSeconds: 20,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
  })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  return boss
}
