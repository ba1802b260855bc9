import { errorTexts } from '../../i18n/fr/api-errors'
import type { Registry } from '../../resources/registry'
import { checkValue, type FieldError } from '../../resources/schema/check'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { strikingPart } from '../../resources/schema/out-of-service'
import type { AnyResource } from '../../resources/schema/resource'
import { struckAnswer } from '../../resources/schema/struck'
import { isRow, type ReadRow } from '../../resources/schema/unknown-row'
import { may } from '../database/actor'
import { type Call, defineCall } from './call'
import { ApiError, invalid } from './error'
import { foundIds } from './found-ids'
import { idList } from './id-list'
import { strikesOf } from './strikes'
import { workOf } from './work'

/** Rows of a search that are looked at: as many as one change takes. */
const mostStruck = 20_000

/** What is wrong with values of declared fields, those of rows inside among them. */
function wrongIn(registry: Registry, { fields }: AnyResource, values: ReadRow, prefix: string): FieldError[] {
  return Object.entries(values).flatMap(([key, value]): FieldError[] => {
    const [field, name] = [fields[key], `${prefix}${key}`]
    const message = field && checkValue(field, value).message
    if (message) return [{ name, message }]
    if (field?.kind !== 'children' || !Array.isArray(value)) return []
    return value.flatMap((row, at) =>
      isRow(row)
        ? wrongIn(registry, registry.get(field.to ?? ''), row, `${name}.${at}.`)
        : [{ name: `${name}.${at}`, message: messages.list }],
    )
  })
}

/** The change that is asked about, as far as it may strike anything; undefined where the rows go out of service. */
function changeOf(registry: Registry, resource: AnyResource, given: unknown): ReadRow | undefined {
  if ((given ?? null) === null) return undefined
  if (!isRow(given)) throw invalid([{ name: 'change', message: errorTexts.object }])
  const part = strikingPart(resource, given) ?? {}
  const errors = wrongIn(registry, resource, part, 'change.')
  if (errors.length) throw invalid(errors)
  return part
}

const struck: Call = defineCall('PUT /struck', 'signedIn', {
  shape: {
    summary: 'Ce que touche un retrait de lignes ou de droits ; qui modifie le lit dans « warned »',
    tag: 'Recherche',
    body: {
      model: f.text({ label: 'Modèle', required: true }),
      ids: f.list({ label: 'Lignes', max: 1000 }),
      search: f.json({ label: 'Recherche : toutes ses lignes' }),
      change: f.json({ label: 'Modification ; sans elle, les lignes ne servent plus' }),
    },
    answers: struckAnswer,
  },
  run: async ({ context, actor, body }) => {
    const resource = context.db.registry.find(body.model)
    if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
    if (!may(actor, resource.access.update)) throw new ApiError('err403')
    const change = changeOf(context.db.registry, resource, body.change)
    const given = idList('ids', body.ids)
    if (!given && !body.search) throw invalid([{ name: 'ids', message: messages.required }])
    const ids = given ?? (await foundIds(context, actor, { search: body.search, most: mostStruck }))
    return context.db.read(actor, async (tx) => ({
      struck: await strikesOf(context, workOf(context.db, tx, context.now()), { resource, ids, change }),
    }))
  },
})

/** What is said before rows are taken out of service, or rights taken away (by form, action, in a cell or in bulk). */
export const struckCalls: Call[] = [struck]
