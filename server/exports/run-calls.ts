import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import { type ExportSchedule, listType } from '../../resources/exports/answers'
import { askedExports, ownExports } from '../../resources/exports/endpoints'
import { exportTypes } from '../../resources/exports/export-types'
import { formatOfName, type SheetFormat, sheetTypes } from '../../resources/schema/sheet-format'
import { type Call, forPeople } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { listOf } from '../api/search-question'
import { serve } from '../api/serve'
import { allowedTypes, offeredFilters } from './allowed'
import { refuseOutgrown } from './file-scope'
import { performRun } from './perform-run'
import { runPlan } from './run-plan'
import { addRun, ownRun, ownRuns, refuseMore } from './runs'
import { addSchedule } from './schedules'
import type { ExportSources } from './sources'
import { typePlan } from './type-plan'

interface Told {
  type: string
  fields?: readonly string[] | null | undefined
  filters?: unknown
  filename?: string | null | undefined
  format?: SheetFormat | null | undefined
}

/** The part of a body that is kept and asked again when the file is made. */
const keptOf = ({ type, fields, filters, filename, format }: Told) => ({
  type,
  fields: fields?.length ? fields : undefined,
  filters: listOf(filters, 'filters'),
  filename: filename ?? undefined,
  format: format ?? undefined,
})

/** What a file is asked of: a type, or the search of a list; err400 on both or none. */
function wantedOf({ list, type, ...rest }: Omit<Told, 'type'> & { type?: string | null; list?: unknown }) {
  if ((list === undefined || list === null) === !type)
    throw invalid([{ name: 'type', message: texts.typeOrList }])
  if (!type) return { type: listType, name: '', asked: { list } }
  const { filename = '', ...asked } = keptOf({ type, ...rest })
  return { type, name: filename, asked }
}

const askedCalls = (sources: ExportSources): Call[] =>
  serve(askedExports, {
    run: async ({ context, actor, body }) => {
      const { type, name, asked } = wantedOf(body)
      const plan = runPlan(context, actor, { sources, run: { type, asked, name } })
      const id = await context.db.write(actor, async (tx) => {
        await refuseMore(tx, actor.userId)
        const now = context.now()
        const who = { user: actor.userId, impersonator: actor.impersonatorId }
        return addRun(tx, { ...who, type, name: plan.filename, asked, now })
      })
      if (!context.isQueued)
        setImmediate(
          () =>
            void performRun(context, sources, { actor, id }).catch((error: unknown) =>
              context.log.error({ err: error, export: id }, 'export failed'),
            ),
        )
      return { id, state: 'queued' as const }
    },
    schedule: ({ context, actor, work, body }) => {
      const { type, ...rest } = keptOf(body)
      const plan = typePlan(context, actor, sources, { type, ...rest })
      return addSchedule(work.tx, {
        ...{ user: actor.userId, impersonator: actor.impersonatorId },
        ...{ type: plan.key, name: plan.filename, asked: rest },
        ...{ rhythm: body.rhythm, span: body.span ?? 'all', now: work.now },
      })
    },
  })

const ownCalls = (sources: ExportSources): Call[] =>
  serve(ownExports, {
    types: async ({ context, actor }) => ({
      data: allowedTypes(context.db.registry, actor).map((key) => {
        const { label, theme } = exportTypes[key]
        return { key, label, theme, filters: offeredFilters(context.db, actor, key) }
      }),
    }),
    runs: async ({ context, actor }) => ({ data: await ownRuns(context, actor) }),
    download: async ({ context, actor, params: { id } }) => {
      const run = await ownRun(context, actor, id)
      refuseOutgrown(context, actor, { sources, run })
      const book = run.stored ? await context.files.get(run.stored) : undefined
      if (!book) throw new ApiError('err404', { display: texts.gone })
      return { name: run.name, book, type: sheetTypes[formatOfName(run.name)], size: run.size ?? 0 }
    },
    removeRun: async ({ context, actor, params: { id } }) => {
      const run = await ownRun(context, actor, id)
      await context.db.write(actor, (tx) =>
        tx.query('delete from export_run where id = $1 and user_id = $2', [id, actor.userId]),
      )
      if (run.stored) await context.files.remove(run.stored)
      return { id }
    },
    schedules: async ({ actor, work: { tx } }) => ({
      data: await tx.query<ExportSchedule>(
        `select id, type, name, coalesce(asked->>'format', 'xlsx') as format, rhythm, span, next_day, ended_reason from export_schedule where user_id = $1 order by id desc`,
        [actor.userId],
      ),
    }),
    removeSchedule: async ({ actor, work: { tx }, params: { id } }) => {
      const of = [id, actor.userId]
      await tx.query('update export_run set schedule_id = null where schedule_id = $1 and user_id = $2', of)
      const gone = await tx.query(
        'delete from export_schedule where id = $1 and user_id = $2 returning id',
        of,
      )
      if (!gone.length) throw new ApiError('err404')
      return { id }
    },
  })

/** Files that are made in the background, and exports that are made by themselves. */
export const runAndScheduleCalls = (sources: ExportSources): Call[] => [
  ...forPeople(askedCalls(sources)),
  ...ownCalls(sources),
]
