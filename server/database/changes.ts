import pg from 'pg'
import type { ChangeFeed } from './change-feed'
import type { Memory } from './memory'
import { rowsChannel } from './row-triggers'

const channel = 'portail_changed'
const announceChannel = 'portail_announced'
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

/** Sends a message to every process; needs one value, shorter than 8,000 bytes. */
export const announceSql = `select pg_notify('${announceChannel}', $1)`

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
export function listenToChanges(url: string, memory: Memory, feed: ChangeFeed): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  const hear = (isListening: boolean) => {
    memory.setListening(isListening)
    feed.setListening(isListening)
  }
  const heard: Readonly<Record<string, (payload: string) => void>> = {
    [channel]: (table) => memory.changed(table),
    [rowsChannel]: (payload) => feed.rows(payload),
    [announceChannel]: (message) => feed.announced(message),
  }
  const lost = () => {
    hear(false)
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
    next.on('notification', ({ channel: from, payload }) => payload && heard[from]?.(payload))
    next
      .connect()
      .then(() =>
        next.query(
          Object.keys(heard)
            .map((name) => `listen ${name}`)
            .join('; '),
        ),
      )
      .then(() => client === next && hear(true), lost)
  }
  start()
  return async () => {
    closed = true
    clearTimeout(timer)
    hear(false)
    await client?.end().catch(() => undefined)
  }
}
