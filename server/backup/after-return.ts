import { recordSecurityEvent } from '../api/security-event'
import type { Tx } from '../database/tx'

/** In the list of applied migrations: a return that `noteReturn` has not written down yet. */
const mark = 'returned'

/** What opens something to who holds it: sessions, keys, devices, links of mails. */
const openings = ['token', 'api_key', 'push_message', 'push_device', 'order_token', 'quote_token']

const emptied = (table: string) =>
  `do $$ begin if to_regclass('${table}') is not null then delete from ${table}; end if; end $$`

/**
 * Everybody signs in again, keys and links are over: what was open then may have been closed, or stolen, since. Written in the
 * return's own transaction, with the mark that keeps everything that would leave from leaving.
 */
export async function closeOpenings(tx: Tx, now: Date, detail: string): Promise<void> {
  for (const table of openings) await tx.query(emptied(table))
  await tx.query(`update session set ended_at = $1, ended_by = 'logout' where ended_at is null`, [now])
  await tx.query(`delete from schema_migration where name = $1`, [mark])
  await tx.query('insert into schema_migration (name, hash) values ($1, $2)', [mark, detail])
}

/** Writes a return down once the tables are those of this release: until somebody resumes, nothing leaves. As the owner, in a transaction. */
export async function noteReturn(tx: Tx, now: Date): Promise<void> {
  const [marked] = await tx.query<{ detail: string }>(
    'delete from schema_migration where name = $1 returning hash as detail',
    [mark],
  )
  if (!marked) return
  const [run] = await tx.query<{ id: number }>(
    `insert into backup_run (kind, started_at, ended_at, ok, detail) values ('restore', $1, $1, true, $2) returning id`,
    [now, marked.detail],
  )
  await recordSecurityEvent(
    tx,
    { kind: 'restore_done', about: `Backup_run ${run?.id}`, detail: { what: marked.detail } },
    now,
  )
}

/** Lets go what returns have held back; answers how many returns there were. */
export async function resume(
  tx: Tx,
  { userId, impersonatorId }: { userId?: number; impersonatorId?: number | undefined },
  now: Date,
): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    `update backup_run set resumed_at = $1, resumed_by = $2, "updatedAt" = $1
     where kind = 'restore' and resumed_at is null returning id`,
    [now, userId ?? null],
  )
  for (const { id } of rows)
    await recordSecurityEvent(
      tx,
      { kind: 'sendings_resumed', userId, impersonatorId, about: `Backup_run ${id}` },
      now,
    )
  return rows.length
}
