import { conditionsField } from '../../../resources/schema/condition-field'
import { f } from '../../../resources/schema/f'
import { messages } from '../../../resources/schema/messages'
import type { AnyResource } from '../../../resources/schema/resource'
import { sheetFormat } from '../../../resources/schema/sheet-format'
import { type Call, defineCall } from '../call'
import { invalid } from '../error'
import { fieldSchema } from '../schemas'
import { type ExportColumn, exportColumns, isDeclared, targetOf, type Viewer } from './columns'
import { exportedResource, exportPlan, viewerOf } from './plan'
import { sendWorkbook, tellWorkbook } from './send-workbook'

const tag = 'Exports'
const model = f.text({ label: 'Modèle', required: true, max: 80 })
const associations = f.list({ label: 'Associations' })

const json = (title: string, type?: string) => ({ title, ...(type ? { type } : {}) })
const exportBody = {
  type: 'object',
  required: ['model', 'fields'],
  properties: {
    model: json('Modèle', 'string'),
    associations: json('Associations', 'array'),
    fields: json('Champs choisis : leurs clés, ou [{ key, path, field, label }]', 'array'),
    filters: fieldSchema(conditionsField),
    orders: json('Tris : [[colonne, sens]]', 'array'),
    params: json('Paramètres : { q } cherche dans les champs de recherche', 'object'),
    enableMode: { ...json('Actifs ou non', 'string'), enum: ['enabled', 'disabled', 'all'] },
    filename: json('Nom du fichier', 'string'),
    format: fieldSchema(sheetFormat),
  },
}

/** Names of what is left out, and whether the model's own fields are; err400 on anything else. */
function exclusionOf(exclude: unknown): { own: boolean; names: readonly string[] } {
  if (exclude === undefined || exclude === null || exclude === '') return { own: false, names: [] }
  if (['true', 'false', true, false].includes(exclude as string))
    return { own: String(exclude) === 'true', names: [] }
  const names: unknown[] = Array.isArray(exclude) ? exclude : [exclude]
  if (names.every((name) => typeof name === 'string')) return { own: false, names }
  throw invalid([{ name: 'excludeModel', message: messages.list }])
}

/** Which columns stay: `excludeModel` names associations or models, the model itself among them; true is the model itself. */
function keptBy(viewer: Viewer, resource: AnyResource, exclude: unknown) {
  const { own, names } = exclusionOf(exclude)
  const isNamed = (path: string, target: AnyResource | undefined) =>
    [path, target?.model, target?.name].some((name) => name && names.includes(name))
  return ({ path }: ExportColumn) =>
    path ? !isNamed(path, targetOf(viewer, resource, path)) : !own && !isNamed('', resource)
}

/** An association that no declaration knows is refused; one that the actor may not read has no fields. */
function refuseUnknown(viewer: Viewer, resource: AnyResource, associations: readonly string[]) {
  if (associations.some((path) => !isDeclared(viewer, resource, path)))
    throw invalid([{ name: 'associations', message: messages.unknown }])
}

const fieldsCall = defineCall('PUT /exports/fields', 'signedIn', {
  shape: {
    summary: "Champs d'un modèle qui peuvent être exportés",
    tag,
    body: {
      model,
      associations,
      excludeModel: f.json({ label: 'Modèle ou associations à laisser de côté' }),
    },
    answer: { type: 'array', items: { type: 'object' } },
  },
  run: async ({ context, actor, body }) => {
    const resource = exportedResource(context, actor, body.model)
    const viewer = viewerOf(context, actor)
    refuseUnknown(viewer, resource, body.associations ?? [])
    return exportColumns(viewer, resource, body.associations ?? [])
      .filter(keptBy(viewer, resource, body.excludeModel))
      .map(({ key, path, field, header }) => ({ key, path, field, label: header }))
  },
})

const resultCall = defineCall('PUT /exports/exportSearchResult', 'signedIn', {
  shape: {
    summary: "Exporte le résultat d'une recherche (xlsx en base64)",
    tag,
    rawBody: exportBody,
    answer: { type: 'object', properties: { file: { type: 'string' }, filename: { type: 'string' } } },
  },
  run: (asked) => tellWorkbook(asked, exportPlan(asked.context, asked.actor, asked.request.body)),
})

const downloadCall = defineCall('PUT /exports/download', 'signedIn', {
  shape: { summary: "Télécharge le résultat d'une recherche (xlsx)", tag, rawBody: exportBody },
  run: (asked) => sendWorkbook(asked, exportPlan(asked.context, asked.actor, asked.request.body)),
})

/** Fields to choose from, and the exports themselves. */
export const exportCalls: Call[] = [fieldsCall, resultCall, downloadCall]
