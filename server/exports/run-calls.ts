import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import type { ExportSchedule } from '../../resources/exports/answers'
import { runShown, scheduleShown } from '../../resources/exports/answers'
import { exportRun, exportSchedule } from '../../resources/exports/export-run'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { asked, many } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'
import { type Call, defineCall, forPeople } from '../api/call'
import { ApiError } from '../api/error'
import { attachment } from '../api/files/disposition'
import { listOf } from '../api/search-question'
import { refuseOutgrown } from './file-scope'
import { performRun } from './perform-run'
import { addRun, ownRun, ownRuns, refuseMore } from './runs'
import { addSchedule } from './schedules'
import type { ExportSources } from './sources'
import { typePlan } from './type-plan'

const tag = 'Exports'
const access = 'viewExports'
const params = { id: f.int({ label: 'Identifiant', required: true, min: 1 }) } as const
const wanted = {
  type: f.text({ label: "Type d'export", required: true, max: 40 }),
  fields: f.list({ label: 'Colonnes' }),
  filters: f.json({ label: 'Filtres' }),
  filename: f.text({ label: 'Nom du fichier', max: 150 }),
} as const

interface Told {
  type: string
  fields?: readonly string[] | null | undefined
  filters?: unknown
  filename?: string | null | undefined
}

/** The part of a body that is kept and asked again when the file is made. */
const keptOf = ({ type, fields, filters, filename }: Told) => ({
  type,
  fields: fields?.length ? fields : undefined,
  filters: listOf(filters, 'filters'),
  filename: filename ?? undefined,
})

const addRunCall = (sources: ExportSources) =>
  defineCall('POST /exports/runs', access, {
    shape: {
      summary: 'Prépare un export en arrière-plan',
      tag,
      body: wanted,
      answers: { id: told.int('Fichier'), state: exportRun.fields.state },
    },
    run: async ({ context, actor, body }) => {
      const { type, ...rest } = keptOf(body)
      const plan = typePlan(context, actor, sources, { type, ...rest })
      const id = await context.db.write(actor, async (tx) => {
        await refuseMore(tx, actor.userId)
        const now = context.now()
        const who = { user: actor.userId, impersonator: actor.impersonatorId }
        return addRun(tx, { ...who, type: plan.key, name: plan.filename, asked: rest, now })
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
  })

const runCalls = (sources: ExportSources): Call[] => [
  defineCall('GET /exports/runs', access, {
    shape: {
      summary: 'Fichiers préparés pour la personne, et où ils en sont',
      tag,
      listed: true,
      answers: { data: many('Fichiers', runShown) },
    },
    run: async ({ context, actor }) => ({ data: await ownRuns(context, actor) }),
  }),
  defineCall('GET /exports/runs/{id}/file', access, {
    shape: {
      summary: 'Télécharge un fichier préparé (xlsx), gardé une semaine',
      tag,
      params,
      file: xlsxType,
    },
    run: async ({ context, actor, params: { id }, reply }) => {
      const run = await ownRun(context, actor, id)
      refuseOutgrown(context, actor, { sources, run })
      const bytes = run.stored ? await context.files.get(run.stored) : undefined
      if (!bytes) throw new ApiError('err404', { display: texts.gone })
      attachment(reply, run.name, xlsxType)
      return reply.header('content-length', run.size ?? 0).send(bytes)
    },
  }),
  defineCall('DELETE /exports/runs/{id}', access, {
    shape: { summary: 'Efface un fichier préparé', tag, params, answers: { id: told.int('Fichier') } },
    run: async ({ context, actor, params: { id } }) => {
      const run = await ownRun(context, actor, id)
      await context.db.write(actor, (tx) =>
        tx.query('delete from export_run where id = $1 and user_id = $2', [id, actor.userId]),
      )
      if (run.stored) await context.files.remove(run.stored)
      return { id }
    },
  }),
]

const addScheduleCall = (sources: ExportSources) =>
  defineCall('POST /exports/schedules', access, {
    shape: {
      summary: 'Programme un export, chaque semaine ou chaque mois',
      tag,
      body: {
        ...wanted,
        rhythm: asked(exportSchedule.fields.rhythm),
        span: asked(exportSchedule.fields.span, { required: false, default: 'all' }),
      },
      answers: { id: told.int('Programmation'), next_day: told.date('Prochain envoi') },
    },
    run: ({ context, actor, body }) => {
      const { type, ...rest } = keptOf(body)
      const plan = typePlan(context, actor, sources, { type, ...rest })
      return context.db.write(actor, (tx) =>
        addSchedule(tx, {
          ...{ user: actor.userId, impersonator: actor.impersonatorId },
          ...{ type: plan.key, name: plan.filename, asked: rest },
          ...{ rhythm: body.rhythm, span: body.span ?? 'all', now: context.now() },
        }),
      )
    },
  })

const scheduleCalls: Call[] = [
  defineCall('GET /exports/schedules', access, {
    shape: {
      summary: 'Exports programmés de la personne',
      tag,
      listed: true,
      answers: { data: many('Programmations', scheduleShown) },
    },
    run: async ({ context, actor }) => ({
      data: await context.db.read(actor, (tx) =>
        tx.query<ExportSchedule>(
          'select id, type, name, rhythm, span, next_day, ended_reason from export_schedule where user_id = $1 order by id desc',
          [actor.userId],
        ),
      ),
    }),
  }),
  defineCall('DELETE /exports/schedules/{id}', access, {
    shape: {
      summary: 'Supprime un export programmé',
      tag,
      params,
      answers: { id: told.int('Programmation') },
    },
    run: async ({ context, actor, params: { id } }) => {
      const gone = await context.db.write(actor, async (tx) => {
        await tx.query('update export_run set schedule_id = null where schedule_id = $1 and user_id = $2', [
          id,
          actor.userId,
        ])
        return tx.query('delete from export_schedule where id = $1 and user_id = $2 returning id', [
          id,
          actor.userId,
        ])
      })
      if (!gone.length) throw new ApiError('err404')
      return { id }
    },
  }),
]

/** Files that are made in the background, and exports that are made by themselves. */
export const runAndScheduleCalls = (sources: ExportSources): Call[] => [
  // What is made later is made with all the rights of its person.
  ...forPeople([addRunCall(sources), addScheduleCall(sources)]),
  ...runCalls(sources),
  ...scheduleCalls,
]
