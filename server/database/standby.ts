import type pg from 'pg'
import { isAway } from './away'
import { type Held, hold } from './hold'
import { toSystem } from './roles'
import type { Elsewhere } from './transaction'

/**
 * Where the log stood after a person's last change, by person, and under 0 after the last change past the row rights (its own
 * request, a job, a link). Kept on the primary, without a log of its own: after a failure there is nobody whom it concerns.
 */
export const everybody = 0

/**
 * Ends a transaction and notes where its changes stand in the log, in one message. Nothing is noted of one that changed nothing.
 */
export const noteCommit = (who: number): string =>
  [
    `select set_config('app.wrote', coalesce(pg_current_xact_id_if_assigned()::text, ''), false)`,
    'commit',
    `begin; ${toSystem}`,
    `insert into written (user_id, lsn) select ${Math.trunc(who)}, pg_current_wal_insert_lsn() where current_setting('app.wrote') <> ''
       on conflict (user_id) do update set lsn = greatest(written.lsn, excluded.lsn)`,
    'commit',
  ].join('; ')

/** A read that went with its server, or stood in the way of what the standby had to apply. */
const cutOff = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code === '40001' || (isAway(error) && !ownLimits.has(code))
}

/** What a read has brought upon itself: its time is over. */
const ownLimits = new Set(['57014', '25P03', '25P04'])

/** Milliseconds after which a standby that could not be reached is tried again. */
const rest = 1000
/** Milliseconds that a standby may take to give a connection before the primary is asked instead. */
export const standbyPatience = 1000

const place = (who: number) =>
  `begin read only; ${toSystem}; select max(lsn)::text as lsn from written where user_id in (${everybody}, ${Math.trunc(who)}); commit`

/** The log up to which a person must be shown the data: asked of the primary, for others may have written in its name elsewhere. */
async function placeOf(primary: pg.Pool, who: number): Promise<string | undefined> {
  const results = (await primary.query(place(who))) as unknown as pg.QueryResult<{ lsn: string | null }>[]
  return results.flatMap(({ rows }) => rows).find((row) => row?.lsn)?.lsn ?? undefined
}

const reached = (lsn: string) =>
  `select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= '${lsn.replace(/[^0-9A-F/]/gi, '')}'::pg_lsn as reached`

/** Gives connections of a standby for reads, as long as it is there and knows what the reader has changed. */
export class Standby {
  private away = 0

  constructor(
    private readonly primary: pg.Pool,
    private readonly pool: pg.Pool,
  ) {}

  /** The same for one person's reads. */
  of(who: number): Elsewhere {
    return {
      take: (limit) => this.take(who, limit),
      isLost: (error) => {
        if (!cutOff(error)) return false
        this.away = performance.now() + rest
        return true
      },
    }
  }

  /** A connection on which this person reads nothing older than its own last change; undefined where the primary must be asked. */
  async take(who: number, limit: number): Promise<Held | undefined> {
    if (performance.now() < this.away) return undefined
    const lsn = await placeOf(this.primary, who)
    try {
      const held = await hold(this.pool, limit)
      if (!lsn) return held
      return await this.fresh(held, lsn)
    } catch (error) {
      if (!isAway(error)) throw error
      this.away = performance.now() + rest
      return undefined
    }
  }

  private async fresh(held: Held, lsn: string): Promise<Held | undefined> {
    try {
      const { rows } = await held.client.query<{ reached: boolean }>(reached(lsn))
      if (rows[0]?.reached) return held
    } catch (error) {
      held.release(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
    held.release()
    return undefined
  }
}
