import type { RetentionRule } from '../../../resources/retention/retention-entry'
import { pseudonymise } from '../../accounts/pseudonymise'
import type { Context } from '../../api/context'
import type { Tx } from '../../database/connect'
import { forgetOrders } from './forget-orders'
import { forgetTenders } from './forget-tenders'

/** Rows of one transaction: others work meanwhile. */
const batch = 500

type Forget = (context: Context, tx: Tx, limits: { before: Date; now: Date }) => Promise<number>

/** The oldest rows of a table, marked by a condition on `$1`; `$2` is how many. */
const oldest =
  (table: string, where: string): Forget =>
  async (_context, tx, { before }) =>
    (
      await tx.query(
        `delete from ${table} where id in (select x.id from ${table} x where ${where} order by x.id limit $2) returning id`,
        [before, batch],
      )
    ).length

const orders =
  (where: string): Forget =>
  async (_context, tx, { before }) => {
    const rows = await tx.query<{ id: number }>(
      `select o.id from "order" o where ${where} order by o.id limit $2 for update`,
      [before, batch],
    )
    if (rows.length)
      await forgetOrders(
        tx,
        rows.map(({ id }) => id),
      )
    return rows.length
  }

const sessions: Forget = async (_context, tx, { before }) => {
  await tx.query('delete from token where expires_at < $1', [before])
  return await oldest(
    'session',
    `coalesce(x.ended_at, x.expires_at) < $1 and not exists (select 1 from token t where t.session_id = x.id)
       and not exists (select 1 from session c where c.parent_id = x.id)`,
  )(_context, tx, { before, now: before })
}

/** One person a transaction: what is noted of it stands in many tables. */
const accounts: Forget = async ({ db }, tx, { before, now }) => {
  const [row] = await tx.query<{ id: number }>(
    `select id from "user" where erased_at is null and ("deletedAt" < $1 or (status_id = 2 and "updatedAt" < $1)) order by id limit 1`,
    [before],
  )
  if (!row) return 0
  await pseudonymise(tx, { registry: db.registry, id: row.id, now })
  await tx.query(`select record_events('User', $1, array['erased'], array[null], null, null, $2)`, [
    row.id,
    now,
  ])
  return 1
}

const histories: Forget = async (_context, tx, { before }) => {
  const [row] = await tx.query<{ n: string }>('select forget_histories($1) as n', [before])
  return Number(row?.n ?? 0)
}

/** The oldest rows, as far as they are sealed; the last seal of what goes stays. */
const journal: Forget = async (_context, tx, { before, now }) => {
  const [row] = await tx.query<{ n: string }>('select forget_security_events($1, $2, $3) as n', [
    before,
    now,
    batch,
  ])
  return Number(row?.n ?? 0)
}

/** What an import wrote goes with it; its file is named by no row any more and swept at night. */
const imports: Forget = async (_context, tx, { before }) => {
  const rows = await tx.query<{ id: number }>(
    `select id from import_job where "createdAt" < $1 and state <> 'undoing' order by id limit $2`,
    [before, batch],
  )
  const ids = rows.map(({ id }) => id)
  const runs = 'select id from bulk_edit where import_job_id = any($1)'
  await tx.query(`delete from bulk_edit_row where bulk_edit_id in (${runs})`, [ids])
  await tx.query('delete from bulk_edit where import_job_id = any($1)', [ids])
  await tx.query('delete from import_job where id = any($1)', [ids])
  return ids.length
}

/** How each is forgotten, a part at a time: until nothing is left that is older than its limit. */
export const forgetting: Record<RetentionRule, { forget: Forget; atOnce?: true }> = {
  orders: {
    forget: orders('o."createdAt" < $1 and coalesce(o.ask_delivery_date, o."createdAt"::date) < $1::date'),
  },
  histories: { forget: histories, atOnce: true },
  accounts: { forget: accounts },
  tenders: { forget: (_context, tx, { before }) => forgetTenders(tx, before, batch) },
  carts: { forget: orders(`o.status = '100' and o."deletedAt" < $1`) },
  mails: { forget: oldest('email_outbox', `x."createdAt" < $1 and x.state <> 'queued'`) },
  notifications: { forget: oldest('notification', 'x."createdAt" < $1') },
  imports: { forget: imports },
  sessions: { forget: sessions },
  journal: { forget: journal },
  attempts: { forget: oldest('login_attempt', 'x.tried_at < $1') },
  runs: { forget: oldest('job_run', `x.started_at < $1 and x.state <> 'running'`) },
}
