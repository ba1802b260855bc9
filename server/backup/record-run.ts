import type { Context } from '../api/context'

type Kind = 'base' | 'wal' | 'drill'

/** Writes down how a backup went; throws again what went wrong, so that its job fails and is seen. */
export async function recordRun(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: Kind,
  run: () => Promise<string>,
): Promise<string> {
  const started = now()
  const keep = (ok: boolean, detail: string) =>
    db.system('jobs', (tx) =>
      tx.query(
        `insert into backup_run (kind, started_at, ended_at, ok, detail) values ($1, $2, $3, $4, $5)`,
        [kind, started, now(), ok, detail.slice(0, 4000)],
      ),
    )
  try {
    const detail = await run()
    await keep(true, detail)
    return detail
  } catch (error) {
    await keep(false, error instanceof Error ? error.message : String(error))
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
