import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { bulkTexts as texts } from '../../i18n/fr/bulk-edits'
import {
  bulkAtWork,
  bulkDays,
  type bulkEdit,
  type bulkEditRow,
  bulkOnTheWay,
  bulkRefusals,
  bulkUndoable,
  undoHours,
} from '../../resources/lists/bulk-edit'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { mergeDays } from '../../resources/schema/mergeable'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { lockPerson } from '../database/lock-person'
import { rowJob, sendJob, sendLost } from '../database/send-job'

/** A change of many rows, as the database keeps it. */
export type BulkRun = RowOf<
  typeof bulkEdit,
  | 'id'
  | 'user_id'
  | 'impersonator_id'
  | 'target'
  | 'field'
  | 'import_job_id'
  | 'kept_id'
  | 'value'
  | 'change'
  | 'state'
  | 'total'
  | 'attempts'
  | 'error'
  | 'finished_at'
>

/** Milliseconds without a sign of life after which it is taken up again. */
export const silence = 90_000
/** Times that it is begun before it is given up. */
const mostAttempts = 5

export const system = <T>({ db }: Pick<Context, 'db'>, run: (tx: Tx) => Promise<T>) =>
  db.system('bulk edits', run)

/** The kind of the job that changes the rows. */
export const bulkKind = 'bulk'

/** Sends the job of a change; who acts in the person's name goes along. */
const sendBulk = (tx: Tx, id: number, impersonatorId: number | undefined) =>
  sendJob(tx, { queue: 'bulk', data: rowJob(bulkKind, id, impersonatorId ? { impersonatorId } : {}) })

export interface NewBulk extends RowOf<typeof bulkEdit, 'target' | 'field' | 'value' | 'change'> {
  user: number
  impersonatorId?: number | undefined
  ids: readonly number[]
  now: Date
}

const addSql = `insert into bulk_edit (user_id, target, field, value, change, state, total, attempts, created_by, updated_by, "createdAt", "updatedAt", impersonator_id)
  values ($1, $2, $3, $4, $8, 'queued', $5, 0, $1, $1, $6, $6, $7) returning id`

/** Writes down what is to be changed, row by row; one person has one change on its way. */
export const addBulk = (
  context: Context,
  { user, impersonatorId, target, field, value, change, ids, now }: NewBulk,
): Promise<number> =>
  system(context, async (tx) => {
    await lockPerson(tx, user)
    const [busy] = await tx.query('select 1 from bulk_edit where user_id = $1 and state = any($2)', [
      user,
      bulkOnTheWay,
    ])
    if (busy) throw new ApiError('err409', { display: texts.running })
    const json = JSON.stringify(value)
    const [row] = await tx.query<{ id: number }>(addSql, [
      ...[user, target, field, json, ids.length, now],
      impersonatorId ?? null,
      change === null ? null : JSON.stringify(change),
    ])
    const id = row?.id ?? 0
    await tx.query(
      `insert into bulk_edit_row (bulk_edit_id, entity_id, state, "createdAt", "updatedAt")
       select $1, e, 'waiting', $3, $3 from unnest($2::bigint[]) with ordinality as list(e, n) order by n`,
      [id, ids, now],
    )
    await sendBulk(tx, id, impersonatorId)
    return id
  })

/** A person's own change; err404 on anybody else's. */
export async function ownBulk(context: Context, actor: Actor, id: number): Promise<BulkRun> {
  const [run] = await context.db.read(actor, (tx) =>
    tx.query<BulkRun>('select * from bulk_edit where id = $1 and user_id = $2', [id, actor.userId]),
  )
  if (!run) throw new ApiError('err404')
  return run
}

/** Takes a change for this process; undefined when another has it, or it is over. `isRetry`: who had it is gone. */
export async function beginBulk(context: Context, id: number, isRetry = false): Promise<BulkRun | undefined> {
  const now = context.now()
  const [run] = await system(context, (tx) =>
    tx.query<BulkRun>(
      `update bulk_edit set state = case when state = 'queued' then 'running' else state end, attempts = attempts + 1, "updatedAt" = $2
       where id = $1 and attempts < ${mostAttempts}
         and (state = 'queued' or (state = any($4) and (attempts = 0 or "updatedAt" < $3 or $5))) returning *`,
      [id, now, subMilliseconds(now, silence), bulkAtWork, isRetry],
    ),
  )
  return run
}

/** Those that wait, or whose process is gone. */
export const waitingBulks = (context: Context, now: Date) =>
  system(context, (tx) =>
    tx.query<Pick<BulkRun, 'id' | 'user_id' | 'attempts'>>(
      `select id, user_id, attempts from bulk_edit where (state = 'queued' and "createdAt" < $1)
         or (state = any($3) and "updatedAt" < $2) order by id limit 50`,
      [subMilliseconds(now, 20_000), subMilliseconds(now, silence), bulkAtWork],
    ),
  )

export const isGivenUp = ({ attempts }: Pick<BulkRun, 'attempts'>): boolean => attempts >= mostAttempts

/** How many rows came to what. */
export async function countsOf(tx: Tx, id: number): Promise<Record<string, number>> {
  const rows = await tx.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from bulk_edit_row where bulk_edit_id = $1 group by state',
    [id],
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

/** Rows that were refused, or left when the change was taken back: the first ones, each with why. */
export const refusedRows = (tx: Tx, id: number, limit: number) =>
  tx.query<RowOf<typeof bulkEditRow, 'entity_id' | 'title'> & FilledOf<typeof bulkEditRow, 'message'>>(
    `select entity_id, title, coalesce(message, '') as message from bulk_edit_row
     where bulk_edit_id = $1 and state = any($3) order by id limit $2`,
    [id, limit, bulkRefusals],
  )

const undoSql = `update bulk_edit b set state = 'undoing', attempts = 0, user_id = $2, impersonator_id = $7, "updatedAt" = $3
  where b.id = $1 and b.kept_id is null and b.state = any($5) and (b.import_job_id is not null or b.finished_at > $4)
    and not exists (select 1 from bulk_edit o where o.user_id = $2 and o.state = any($6))
  returning b.import_job_id`

/**
 * Begins to take a change back in somebody's name, once: one of values within a day, an import for as long as it is kept. False
 * where it is taken back already, or that person has another change on its way.
 */
export const beginUndo = (
  context: Context,
  id: number,
  { userId, impersonatorId }: Pick<Actor, 'userId' | 'impersonatorId'>,
): Promise<boolean> =>
  system(context, async (tx) => {
    await lockPerson(tx, userId)
    const now = context.now()
    const [run] = await tx.query<Pick<BulkRun, 'import_job_id'>>(undoSql, [
      ...[id, userId, now, subHours(now, undoHours)],
      ...[bulkUndoable, bulkOnTheWay, impersonatorId ?? null],
    ])
    if (!run) return false
    if (run.import_job_id !== null)
      await tx.query(`update import_job set state = 'undoing', "updatedAt" = $2 where id = $1`, [
        run.import_job_id,
        now,
      ])
    await sendBulk(tx, id, impersonatorId)
    return true
  })

/** Sends the jobs of changes that no queue knows of. Answers how many. */
export const sendLostBulks = (context: Context): Promise<number> =>
  system(context, (tx) =>
    sendLost(tx, {
      ...{ queue: 'bulk', kind: bulkKind, values: [bulkOnTheWay] },
      rows: 'select id, null::timestamptz as due, null::text as among from bulk_edit where state = any($1)',
    }),
  )

/** Forgets changes whose report is past its days, and merges that can be undone no more: where they lead stays. Answers how many. */
export const forgetBulks = (context: Context, now: Date): Promise<number> =>
  system(context, async (tx) => {
    const old = `select id from bulk_edit where import_job_id is null and not (state = any($2))
      and "createdAt" < case when kept_id is null then $1::timestamptz else $3::timestamptz end`
    const values = [subDays(now, bulkDays), bulkOnTheWay, subDays(now, mergeDays)]
    await tx.query(`update merged_record set bulk_edit_id = null where bulk_edit_id in (${old})`, values)
    await tx.query(`delete from bulk_edit_row where bulk_edit_id in (${old})`, values)
    return (await tx.query(`delete from bulk_edit where id in (${old}) returning id`, values)).length
  })
