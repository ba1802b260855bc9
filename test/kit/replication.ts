import { appendFileSync } from 'node:fs'
import { asOwner } from '../../server/database/migrate'
import { type DebianServer, debianServer } from './debian-postgres'
import { eventually } from './product'

/** A primary and its standby by PostgreSQL's own streaming replication, on Debian's package. */
export interface Replicated {
  primary: DebianServer
  standby: DebianServer
  /** From now on a commit is answered when the standby has it as well. */
  synchronous: () => Promise<void>
  /** Makes the standby the primary. */
  promote: () => Promise<void>
  /** Lets the standby apply what it has received, or keeps it where it is. */
  replay: (word: 'pause' | 'resume') => Promise<void>
  /** Waits until the standby has applied everything. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

const settings = { wal_level: 'replica', max_wal_senders: '5', hot_standby: 'on', max_connections: '100' }

/** Opens both servers; `more` are settings of both. */
export async function replicated(more: Record<string, string> = {}): Promise<Replicated> {
  const primary = await debianServer({ ...settings, ...more })
  appendFileSync(`${primary.folder}/pg_hba.conf`, 'host replication all 127.0.0.1/32 scram-sha-256\n')
  await asOwner(primary.url, (tx) => tx.query('select pg_reload_conf()'))
  const { username, password } = new URL(primary.url)
  const copy = `host=127.0.0.1 port=${primary.port} user=${username} password=${password} application_name=copie`
  const standby = await debianServer(
    { ...settings, ...more, hot_standby_feedback: 'on' },
    async ({ folder, run }) => {
      await run('pg_basebackup', '-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', copy)
    },
  )
  const ask = async <T extends Record<string, unknown>>(server: DebianServer, sql: string) =>
    (await asOwner(server.url, (tx) => tx.query<T>(sql)))[0]
  const caughtUp = async () => {
    const place = await ask<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn')
    const isThere = async () =>
      (
        await ask<{ there: boolean }>(
          standby,
          `select pg_last_wal_replay_lsn() >= '${place?.lsn}'::pg_lsn as there`,
        )
      )?.there === true
    if (!(await eventually(isThere, 30_000))) throw new Error('The standby does not follow')
  }
  return {
    primary,
    standby,
    caughtUp,
    synchronous: async () => {
      await caughtUp()
      await ask(primary, `alter system set synchronous_standby_names = 'copie'`)
      await ask(primary, 'select pg_reload_conf()')
      const isSync = async () =>
        (await ask<{ state: string }>(primary, 'select sync_state as state from pg_stat_replication'))
          ?.state === 'sync'
      if (!(await eventually(isSync, 30_000))) throw new Error('The standby is not synchronous')
    },
    promote: async () => void (await standby.run('pg_ctl', 'promote', '-D', standby.folder, '-w')),
    replay: async (word) => void (await ask(standby, `select pg_wal_replay_${word}()`)),
    stop: async () => {
      await standby.stop()
      await primary.stop()
    },
  }
}
