import { exportTypeTexts as texts } from '../../i18n/fr/export-types'
import { exportCounts } from '../../resources/exports/endpoints'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { messages } from '../../resources/schema/messages'
import { type Call, defineCall } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { exportCalls as generalCalls } from '../api/exports/calls'
import { sendWorkbook, tellWorkbook } from '../api/exports/send-workbook'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import { askedOf, askedSchema, isEmpty, typeIn } from './asked-body'
import type { ExportSources } from './sources'
import { offeredColumns, type TypePlan, typeOf, typePlan } from './type-plan'

const tag = 'Exports'

/** The general call of an address, for lists that no type is asked of. */
function general(path: string): Call {
  const found = generalCalls.find((one) => one.path === path)
  if (!found) throw new Error(`no call ${path}`)
  return found
}

const generalSchema = (path: string) => general(path).shape.rawBody as { properties: object }
const bothSchema = (path: string) => ({
  type: 'object',
  properties: { ...generalSchema(path).properties, ...askedSchema.properties },
})

const countCalls = (sources: ExportSources) =>
  serve(
    exportCounts,
    {
      count: async ({ context, actor, request }) => {
        const plan = typePlan(context, actor, sources, askedOf(context, request.body))
        return context.db.read(actor, async (tx) => ({
          total: await plan.count(workOf(context.db, tx, context.now())),
        }))
      },
    },
    { count: { rawBody: askedSchema } },
  )

/** What is asked of a model's columns says nothing of a type's. */
function refuseOfLists({
  associations,
  excludeModel,
}: {
  associations?: unknown
  excludeModel?: unknown
}): void {
  const said = Object.entries({ associations, excludeModel }).filter(([, value]) => !isEmpty(value))
  if (said.length) throw invalid(said.map(([name]) => ({ name, message: messages.unknown })))
}

const fieldsCall = (sources: ExportSources) =>
  defineCall('PUT /exports/fields', 'signedIn', {
    shape: {
      summary: "Champs d'un modèle, ou colonnes d'un type d'export",
      tag,
      body: {
        type: f.text({ label: "Type d'export", max: 80 }),
        model: f.text({ label: 'Modèle', max: 80 }),
        associations: f.list({ label: 'Associations' }),
        excludeModel: f.json({ label: 'Modèle ou associations à laisser de côté' }),
      },
      answer: { type: 'array', items: { type: 'object' } },
    },
    run: async (asked) => {
      const { context, actor, body } = asked
      const type = typeIn(context, { type: body.type ?? undefined, model: body.model })
      if (type !== undefined) {
        const [key] = typeOf(context, actor, type)
        refuseOfLists(body)
        return offeredColumns(context, actor, { sources, key })
      }
      if (!body.model) throw invalid([{ name: 'model', message: messages.required }])
      return general('/exports/fields').run(asked)
    },
  })

/** A type whose file is written while one waits; err409 on one that is made in the background. */
function atOnce(plan: TypePlan): TypePlan {
  if (plan.isWorkbook) throw new ApiError('err409', { display: texts.asJob })
  return plan
}

const resultCall = (sources: ExportSources) =>
  defineCall('PUT /exports/exportSearchResult', 'signedIn', {
    shape: {
      summary: "Exporte le résultat d'une recherche, ou un type d'export (xlsx en base64)",
      tag,
      rawBody: bothSchema('/exports/exportSearchResult'),
      answer: { type: 'object', properties: { file: { type: 'string' }, filename: { type: 'string' } } },
    },
    run: async (asked) => {
      const { context, actor, request } = asked
      if (typeIn(context, request.body) === undefined)
        return general('/exports/exportSearchResult').run(asked)
      return tellWorkbook(asked, atOnce(typePlan(context, actor, sources, askedOf(context, request.body))))
    },
  })

const downloadCall = (sources: ExportSources) =>
  defineCall('PUT /exports/download', 'signedIn', {
    shape: {
      summary: "Télécharge le résultat d'une recherche, ou un type d'export (xlsx)",
      tag,
      rawBody: bothSchema('/exports/download'),
      file: xlsxType,
    },
    run: async (asked) => {
      const { context, actor, request } = asked
      if (typeIn(context, request.body) === undefined) return general('/exports/download').run(asked)
      return sendWorkbook(asked, atOnce(typePlan(context, actor, sources, askedOf(context, request.body))))
    },
  })

/** The types of export, their columns and rows (domain §12.5); a body that names none is a list's. */
export const typeCalls = (sources: ExportSources): Call[] => [
  ...countCalls(sources),
  fieldsCall(sources),
  resultCall(sources),
  downloadCall(sources),
]
