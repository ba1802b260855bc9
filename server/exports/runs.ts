import { subMilliseconds } from 'date-fns/subMilliseconds'
import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import type { ExportRun } from '../../resources/exports/answers'
import type { exportRun } from '../../resources/exports/export-run'
import type { RowOf } from '../../resources/schema/infer'
import { daysBefore } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import type { Actor } from '../database/actor'
import type { ActorTx, Tx } from '../database/connect'
import { lockPerson } from '../database/lock-person'
import { pastRights } from '../database/past-rights'
import { rowJob, sendJob, sendLost } from '../database/send-job'
import type { Scope } from '../trade/scope'
import type { Asked } from './type-plan'

/** A file on its way, as the database keeps it. */
export type Run = RowOf<
  typeof exportRun,
  | (
      | 'id'
      | 'user_id'
      | 'impersonator_id'
      | 'schedule_id'
      | 'type'
      | 'name'
      | 'state'
      | 'total'
      | 'handled'
      | 'size'
    )
  | ('stored' | 'error' | 'createdAt' | 'updatedAt' | 'finished_at')
> & {
  asked: AskedRun
  scope: Scope | null
}

/** Milliseconds without a sign of life after which a file is taken up again. */
export const silence = 90_000
/** Files of one person on their way at once. */
const mostAtOnce = 3
/** Days that a file is kept. */
export const keptDays = 7

/** What a file was asked with: what is asked of its type, or the body of a list's export. */
export interface AskedRun extends Asked {
  list?: unknown
}

export interface NewRun extends RowOf<typeof exportRun, 'type' | 'name'> {
  user: number
  /** Who acts in that person's name. */
  impersonator?: number | null | undefined
  schedule?: number
  asked: AskedRun
  now: Date
}

/** The kind of the job that makes a file. */
export const exportKind = 'export'

/** Writes down a file, and sends the job that makes it. */
export async function addRun(
  tx: Tx | ActorTx,
  { user, impersonator, schedule, type, name, asked, now }: NewRun,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into export_run (user_id, schedule_id, type, name, asked, state, total, handled, created_by, updated_by, "createdAt", "updatedAt", impersonator_id)
     values ($1, $2, $3, $4, $5, 'queued', 0, 0, $1, $1, $6, $6, $7) returning id`,
    [user, schedule ?? null, type, name, JSON.stringify(asked), now, impersonator ?? null],
  )
  const id = row?.id ?? 0
  await pastRights(tx, 'exports', (past) => sendJob(past, { queue: 'exports', data: rowJob(exportKind, id) }))
  return id
}

/** One person keeps no more than three files on their way. */
export async function refuseMore(tx: Tx, user: number): Promise<void> {
  await lockPerson(tx, user)
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from export_run where user_id = $1 and state in ('queued', 'running')`,
    [user],
  )
  if ((row?.n ?? 0) >= mostAtOnce) throw new ApiError('err409', { display: texts.tooMany })
}

const system = <T>({ db }: Context, run: (tx: Tx) => Promise<T>) => db.system('exports', run)

/** Takes a file for this process; undefined when another has it, or it is over. `isRetry`: who had it is gone. */
export async function beginExport(context: Context, id: number, isRetry = false): Promise<Run | undefined> {
  const now = context.now()
  const [run] = await system(context, (tx) =>
    tx.query<Run>(
      `update export_run set state = 'running', handled = 0, "updatedAt" = $2
       where id = $1 and (state = 'queued' or (state = 'running' and ($4 or "updatedAt" < $3))) returning *`,
      [id, now, subMilliseconds(now, silence), isRetry],
    ),
  )
  return run
}

/** Says how far a file is, as a sign of life. */
export const tellProgress = (
  context: Context,
  id: number,
  { handled, total }: { handled: number; total: number },
) =>
  system(context, (tx) =>
    tx.query(
      `update export_run set handled = $2, total = $3, "updatedAt" = $4 where id = $1 and state = 'running'`,
      [id, handled, total, context.now()],
    ),
  )

/** Files that wait, or whose process is gone. */
export const waitingRuns = async (
  context: Context,
  now: Date,
): Promise<Pick<Run, 'id' | 'user_id' | 'impersonator_id'>[]> =>
  system(context, (tx) =>
    tx.query<Pick<Run, 'id' | 'user_id' | 'impersonator_id'>>(
      `select id, user_id, impersonator_id from export_run where (state = 'queued' and "createdAt" < $1)
         or (state = 'running' and "updatedAt" < $2) order by id limit 50`,
      [subMilliseconds(now, 20_000), subMilliseconds(now, silence)],
    ),
  )

/** Sends the jobs of files that no queue knows of. Answers how many. */
export const sendLostExports = (context: Context): Promise<number> =>
  system(context, (tx) =>
    sendLost(tx, {
      ...{ queue: 'exports', kind: exportKind },
      rows: `select id, null::timestamptz as due, null::text as among from export_run where state in ('queued', 'running')`,
    }),
  )

/** Forgets files that were kept for a week, and at once those that ended with what their person held. Answers how many. */
export async function forgetRuns(context: Context, now: Date): Promise<number> {
  const gone = await system(context, (tx) =>
    tx.query<{ stored: string | null }>(
      `delete from export_run where "createdAt" < $1 or (state = 'failed' and stored is not null) returning stored`,
      [daysBefore(now, keptDays)],
    ),
  )
  for (const { stored } of gone) if (stored) await context.files.remove(stored)
  return gone.length
}

const shown = 'id, type, name, state, total, handled, size, error, schedule_id, "createdAt", finished_at'

/** A person's own files, the newest first. */
export const ownRuns = ({ db }: Context, actor: Actor) =>
  db.read(actor, (tx) =>
    tx.query<ExportRun>(`select ${shown} from export_run where user_id = $1 order by id desc limit 100`, [
      actor.userId,
    ]),
  )

/** A person's own file; err404 on anybody else's. */
export async function ownRun({ db }: Context, actor: Actor, id: number): Promise<Run> {
  const [run] = await db.read(actor, (tx) =>
    tx.query<Run>('select * from export_run where id = $1 and user_id = $2', [id, actor.userId]),
  )
  if (!run) throw new ApiError('err404')
  return run
}
