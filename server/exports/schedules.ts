import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import type { exportSchedule } from '../../resources/exports/export-run'
import type { ExportFilter } from '../../resources/exports/export-type'
import { exportTypes, isExportKey } from '../../resources/exports/export-types'
import { nextDay, spanBefore } from '../../resources/exports/rhythm'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { type Actor, actingFor } from '../database/actor'
import type { Tx } from '../database/connect'
import { lockPerson } from '../database/lock-person'
import { isNotPaused } from '../database/paused'
import { notify } from '../trade/notify'
import { mayExport } from './allowed'
import { performRun } from './perform-run'
import { addRun, forgetRuns, type Run, sendLostExports, waitingRuns } from './runs'
import type { ExportSources } from './sources'
import type { Asked } from './type-plan'

/** An export that is made by itself. */
export type Schedule = RowOf<
  typeof exportSchedule,
  'id' | 'user_id' | 'impersonator_id' | 'type' | 'name' | 'rhythm' | 'span' | 'next_day' | 'ended_reason'
> & {
  asked: Asked
}

/** Somebody's rights as they are now; undefined when the account may act no more. The accounts' own reading. */
export type LoadActor = (context: Context, user: number) => Promise<Actor | undefined>

/** Schedules of one person. */
const most = 20

export interface NewSchedule extends Pick<Schedule, 'type' | 'name' | 'asked' | 'rhythm' | 'span'> {
  user: number
  /** Who acts in that person's name. */
  impersonator?: number | undefined
  now: Date
}

/** Writes down an export that is made from the next Monday, or the next first of a month, on. */
export async function addSchedule(
  tx: Tx,
  { user, impersonator, type, name, asked, rhythm, span, now }: NewSchedule,
): Promise<{ id: number; next_day: string }> {
  await lockPerson(tx, user)
  const [row] = await tx.query<{ n: number }>(
    'select count(*)::int as n from export_schedule where user_id = $1',
    [user],
  )
  if ((row?.n ?? 0) >= most) throw new ApiError('err409', { display: texts.tooManySchedules })
  const next_day = nextDay(rhythm, parisDay(now))
  const [added] = await tx.query<{ id: number }>(
    `insert into export_schedule (user_id, type, name, asked, rhythm, span, next_day, created_by, updated_by, "createdAt", "updatedAt", impersonator_id)
     values ($1, $2, $3, $4, $5, $6, $7, $1, $1, $8, $8, $9) returning id`,
    [user, type, name, JSON.stringify(asked), rhythm, span, next_day, now, impersonator ?? null],
  )
  return { id: added?.id ?? 0, next_day }
}

/** What is asked of a schedule on its day: with the week or month that is over, where it says so. */
function askedOn({ asked, type, rhythm, span, next_day }: Schedule): Asked {
  const period = isExportKey(type) ? exportTypes[type].period : undefined
  if (span !== 'last' || !period || !next_day) return asked
  const [from, to] = spanBefore(rhythm, next_day)
  const others = (asked.filters ?? []).filter(
    (one) => (one as ExportFilter & { name: string }).name !== period.on,
  )
  const days = [
    { name: period.on, operator: 'gte', value: from },
    { name: period.on, operator: 'lte', value: to },
  ]
  return { ...asked, filters: [...others, ...days] }
}

async function end(context: Context, schedule: Schedule, now: Date) {
  await context.db.system('exports', async (tx) => {
    await tx.query(
      `update export_schedule set next_day = null, ended_reason = $2, "updatedAt" = $3 where id = $1`,
      [schedule.id, texts.ended, now],
    )
    await notify(tx, {
      kind: 'export_ended',
      users: [schedule.user_id],
      params: { export: schedule.name, why: texts.ended },
      model: 'Export_run',
      event: `schedule ${schedule.id}`,
      now,
    })
  })
}

/** Moves a schedule on and writes its file down, once; undefined when another process was first. */
const take = (context: Context, schedule: Schedule, now: Date) =>
  context.db.system('exports', async (tx) => {
    const next = nextDay(schedule.rhythm, parisDay(now))
    const taken = await tx.query(
      `update export_schedule set next_day = $2, "updatedAt" = $4 where id = $1 and next_day = $3 returning id`,
      [schedule.id, next, schedule.next_day, now],
    )
    if (!taken.length) return undefined
    return addRun(tx, {
      ...{ user: schedule.user_id, schedule: schedule.id, type: schedule.type, name: schedule.name },
      ...{ asked: askedOn(schedule), impersonator: schedule.impersonator_id, now },
    })
  })

/** Makes the exports of the day, each with its person's rights and perimeter of now; ends those whose permission is gone. */
export const makeScheduled =
  (sources: ExportSources, load: LoadActor) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    const due = await context.db.system('exports', (tx) =>
      tx.query<Schedule>(
        `select * from export_schedule where next_day <= $1::date and ${isNotPaused} order by id limit 500`,
        [parisDay(now)],
      ),
    )
    let [made, ended] = [0, 0]
    for (const schedule of due) {
      const actor = await load(context, schedule.user_id)
      const { type } = schedule
      if (!actor || !isExportKey(type) || !mayExport(context.db.registry, actor, type)) {
        await end(context, schedule, now)
        ended++
        continue
      }
      const id = await take(context, schedule, now)
      if (id === undefined) continue
      if (!context.isQueued)
        await performRun(context, sources, { actor: actingFor(actor, schedule.impersonator_id), id })
      made++
    }
    return made + ended ? `Exports préparés : ${made}, arrêtés : ${ended}` : undefined
  }

/** Makes one file, under its person's rights of now. */
export const makeExport =
  (sources: ExportSources, load: LoadActor) =>
  async (context: Context, { id }: { id: number }, { isRetry }: { isRetry: boolean }): Promise<void> => {
    const [run] = await context.db.system('exports', (tx) =>
      tx.query<Pick<Run, 'user_id' | 'impersonator_id'>>(
        'select user_id, impersonator_id from export_run where id = $1',
        [id],
      ),
    )
    const actor = run && (await load(context, run.user_id))
    if (!actor) return
    await performRun(context, sources, { actor: actingFor(actor, run.impersonator_id), id, isRetry })
  }

/** Takes up the files that wait and that no queue knows of, or whose process is gone. */
export const takeUpRuns =
  (sources: ExportSources, load: LoadActor) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    if (context.isQueued) {
      const n = await sendLostExports(context)
      return n ? `Fichiers repris : ${n}` : undefined
    }
    const waiting = await waitingRuns(context, now)
    for (const { id, user_id, impersonator_id } of waiting) {
      const actor = await load(context, user_id)
      if (actor) await performRun(context, sources, { actor: actingFor(actor, impersonator_id), id })
    }
    return waiting.length ? `Fichiers repris : ${waiting.length}` : undefined
  }

/** Files past their week. */
export async function forgetExports(context: Context, now: Date): Promise<string | undefined> {
  const gone = await forgetRuns(context, now)
  return gone ? `Fichiers effacés : ${gone}` : undefined
}
