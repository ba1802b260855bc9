import pg from 'pg'
import type { Memory } from './memory'

const channel = 'portail_changed'
const retryAfter = 2000

const changed = `current_setting('app.changed', true)`

/**
 * A trigger on every declared table tells its name at commit, so that every process forgets what it remembered; the one that
 * writes is told with its commit, before it answers.
 */
export const changeFunctionSql = `create or replace function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('${channel}', tg_table_name);
  perform set_config('app.changed', concat(${changed}, ' ', tg_table_name), true)
    where not tg_table_name = any(string_to_array(coalesce(${changed}, ''), ' '));
  return null;
end $$`

/** Ends a transaction and answers which tables it changed. */
export const tellingCommit = `select ${changed} as tables; commit`

/** What somebody wrote in another's name without a history goes into the security journal before the transaction ends. */
export const impersonatedCommit = (now: Date) => `select journal_impersonated('${now.toISOString()}')`

/** The tables that a transaction changed, of what its end answered. */
export const tablesTold = (ends: readonly pg.QueryResult<{ tables?: string | null }>[]): string[] =>
  ends.flatMap(({ rows }) => rows.flatMap(({ tables }) => tables?.trim().split(' ') ?? [])).filter(Boolean)

export const changeTriggerSql = (table: string): string =>
  `create or replace trigger tell_change after insert or update or delete on ${table} for each statement execute function tell_change()`

/** Hears of committed changes in every process and tells the memory; while the connection is lost nothing is remembered. */
export function listenToChanges(url: string, memory: Memory): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const lost = () => {
    memory.setListening(false)
    client = undefined
    if (!closed) timer ??= setTimeout(start, retryAfter).unref()
  }
  const start = () => {
    timer = undefined
    const next = new pg.Client({
      connectionString: url,
      application_name: 'portail-changes',
      keepAlive: true,
    })
    client = next
    next.on('error', lost)
    next.on('end', () => client === next && lost())
    next.on('notification', ({ payload }) => payload && memory.changed(payload))
    next
      .connect()
      .then(() => next.query(`listen ${channel}`))
      .then(() => client === next && memory.setListening(true), lost)
  }
  start()
  return async () => {
    closed = true
    clearTimeout(timer)
    memory.setListening(false)
    await client?.end().catch(() => undefined)
  }
}
