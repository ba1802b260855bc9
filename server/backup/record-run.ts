import type { Context } from '../api/context'
import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/tx'

type Kind = 'base' | 'archive' | 'drill'

/** Where runs are written down: past the row rights, in one transaction. */
export interface RunPlace {
  write: (work: (tx: Tx) => Promise<void>) => Promise<void>
  now: () => Date
}

/** The product's own. A command, which works as the owner, brings another. */
export const runPlaceOf = ({ db, now }: Pick<Context, 'db' | 'now'>): RunPlace => ({
  write: (work) => db.system('jobs', work),
  now,
})

interface Run {
  kind: Kind
  started: Date
  ended: Date
  ok: boolean
  detail: string
}

/** A copy of everything that was made is an act for the journal, a drill is none. */
async function keep(tx: Tx, { kind, started, ended, ok, detail }: Run): Promise<void> {
  const [run] = await tx.query<{ id: number }>(
    `insert into backup_run (kind, started_at, ended_at, ok, detail) values ($1, $2, $3, $4, $5) returning id`,
    [kind, started, ended, ok, detail.slice(0, 4000)],
  )
  if (!ok || kind === 'drill') return
  const about = `Backup_run ${run?.id}`
  await recordSecurityEvent(tx, { kind: 'backup_made', about, detail: { what: kind } }, ended)
}

/** Writes down how a backup went; throws again what went wrong, so that its job fails and is seen. */
export async function recordRun(
  { write, now }: RunPlace,
  kind: Kind,
  run: () => Promise<string>,
): Promise<string> {
  const started = now()
  const note = (ok: boolean, detail: string) =>
    write((tx) => keep(tx, { kind, started, ended: now(), ok, detail }))
  try {
    const detail = await run()
    await note(true, detail)
    return detail
  } catch (error) {
    await note(false, error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Writes down the last shipment of WAL, in one row: it succeeds each minute. */
export const recordShipment = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  ok: boolean,
  detail: string,
): Promise<unknown> =>
  db.system('jobs', async (tx) => {
    const [known] = await tx.query(
      `update backup_run set ended_at = $1, detail = $3, "updatedAt" = $1
       where id = (select max(id) from backup_run where kind = 'wal' and ok = $2) returning id`,
      [now(), ok, detail.slice(0, 4000)],
    )
    if (!known)
      await tx.query(
        `insert into backup_run (kind, started_at, ended_at, ok, detail) values ('wal', $1, $1, $2, $3)`,
        [now(), ok, detail.slice(0, 4000)],
      )
  })
