import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Memory } from './memory'
import { alive } from './pool'
import type { Presence } from './pulse'

const channel = 'portail_changed'
const heartbeat = 'portail_heard'

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

/** The tables that a transaction changed, of what its end answered. */
export const tablesTold = (ends: readonly pg.QueryResult<{ tables?: string | null }>[]): string[] =>
  ends.flatMap(({ rows }) => rows.flatMap(({ tables }) => tables?.trim().split(' ') ?? [])).filter(Boolean)

export const changeTriggerSql = (table: string): string =>
  `create or replace trigger tell_change after insert or update or delete on ${table} for each statement execute function tell_change()`

/** Milliseconds: a lost connection is made anew; the process tells itself something so often, and hears it within so many. */
export interface Beats {
  retry: number
  every: number
  within: number
}

const usual: Beats = { retry: 2000, every: 15_000, within: 5000 }

export interface Listening {
  memory: Memory
  /** Sends a notification by another connection than the one that listens. */
  tell: (channel: string, payload: string) => Promise<unknown>
  presence: Presence
  beats?: Beats
}

/**
 * Hears of committed changes in every process and tells the memory; while the connection is lost nothing is remembered. One that
 * is lost without a word is found out by what the process tells itself and does not hear.
 */
export function listenToChanges(
  url: string,
  { memory, tell, presence, beats = usual }: Listening,
): () => Promise<void> {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let deadline: NodeJS.Timeout | undefined
  let closed = false
  const own = `${heartbeat}_${randomBytes(9).toString('hex')}`
  const lost = () => {
    memory.setListening(false)
    clearTimeout(deadline)
    deadline = undefined
    const before = client
    client = undefined
    before?.connection.stream.destroy()
    if (!closed) timer ??= setTimeout(start, beats.retry).unref()
  }
  const start = () => {
    timer = undefined
    const next = new pg.Client({
      connectionString: url,
      application_name: 'portail-changes',
      ...alive,
      connectionTimeoutMillis: beats.within,
    })
    client = next
    const isGone = () => client === next && lost()
    next.on('error', isGone)
    next.on('end', isGone)
    next.on('notification', ({ channel: heard, payload }) => {
      if (heard === own) {
        clearTimeout(deadline)
        deadline = undefined
      } else if (payload) memory.changed(payload)
    })
    next
      .connect()
      .then(() => next.query(`listen ${channel}; listen ${own}`))
      .then(() => client === next && memory.setListening(true), isGone)
  }
  const beating = setInterval(() => {
    if (!client || deadline || presence.isAway()) return
    deadline = setTimeout(lost, beats.within).unref()
    // What cannot be told says nothing of who listens; the pulse says whether the database is there.
    tell(own, '').catch(() => {
      clearTimeout(deadline)
      deadline = undefined
    })
  }, beats.every).unref()
  const forget = presence.onAway(lost)
  start()
  return async () => {
    closed = true
    clearInterval(beating)
    clearTimeout(timer)
    clearTimeout(deadline)
    forget()
    memory.setListening(false)
    await client?.end().catch(() => undefined)
  }
}
