import { isRestorable } from '../../resources/schema/derive'
import { f } from '../../resources/schema/f'
import { maybe, one, page } from '../../resources/schema/pick'
import { type AnyResource, titleFields, titleOf } from '../../resources/schema/resource'
import { type Actor, may } from '../database/actor'
import { quote, tableOf } from '../database/naming'
import { Params } from '../database/params'
import { rowCondition } from '../database/query'
import { canReadField } from '../database/rights'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { ApiError } from './error'
import { resourceNamed } from './history-queries'
import { type Work, workOf } from './work'
import { writerOf } from './writers'

const tag = 'Éléments supprimés'
const model = { modelName: f.text({ label: 'Modèle', required: true, max: 80 }) }

/** The resource whose deleted rows are asked for: by who may delete them, where they can be brought back. */
function restorable(context: Context, actor: Actor, name: string): AnyResource {
  const resource = resourceNamed(context, actor, name)
  if (!isRestorable(resource)) throw new ApiError('err404')
  if (!may(actor, resource.access.remove)) throw new ApiError('err403')
  return resource
}

type Deleted = Record<string, unknown> & {
  id: number
  deletedAt: string
  first_name: string | null
  last_name: string | null
}

/** A page of the deleted rows that the actor might write, the latest first. */
async function deletedRows(
  work: Work,
  resource: AnyResource,
  { limit, offset }: Record<'limit' | 'offset', number>,
) {
  const params = new Params()
  const condition = rowCondition(work, resource, { alias: 't', params, mode: 'write', deleted: true })
  const from = `from ${quote(tableOf(resource))} t left join "user" u on u."id" = t."updated_by" where ${condition}`
  const [count] = await work.tx.query<{ n: number }>(`select count(*)::int as n ${from}`, params.values)
  const titles = titleFields(resource)
    .filter((name) => canReadField(resource, name, work.actor))
    .map((name) => `t.${quote(name)}`)
  const rows = await work.tx.query<Deleted>(
    `select t."id", t."deletedAt", u."first_name", u."last_name"${titles.map((title) => `, ${title}`).join('')} ${from}
     order by t."deletedAt" desc, t."id" desc limit ${params.add(limit)} offset ${params.add(offset)}`,
    params.values,
  )
  const data = rows.map(({ first_name, last_name, ...row }) => ({
    id: row.id,
    title: titleOf(resource, row),
    deletedAt: row.deletedAt,
    User: first_name === null && last_name === null ? null : { first_name, last_name },
  }))
  return { data, total: count?.n ?? 0, limit, offset }
}

const list = defineCall('GET /deleted/{modelName}', 'signedIn', {
  shape: {
    summary: "Lignes supprimées d'une liste, les dernières d'abord",
    tag,
    params: model,
    query: {
      limit: f.int({ label: 'Nombre de lignes', min: 1, max: 100 }),
      offset: f.int({ label: 'Début', min: 0 }),
    },
    answers: {
      ...page('Lignes supprimées', {
        id: f.int({ label: 'Identifiant', required: true }),
        title: f.text({ label: 'Libellé', required: true }),
        deletedAt: f.dateTime({ label: 'Supprimée le', required: true }),
        User: maybe(
          one('Par', { first_name: f.text({ label: 'Prénom' }), last_name: f.text({ label: 'Nom' }) }),
        ),
      }),
      limit: f.int({ label: 'Nombre de lignes', required: true }),
      offset: f.int({ label: 'Début', required: true }),
    },
  },
  run: ({ context, actor, params, query }) => {
    const resource = restorable(context, actor, params.modelName)
    return context.db.read(actor, (tx) =>
      deletedRows(workOf(context.db, tx, context.now()), resource, {
        limit: query.limit ?? 10,
        offset: query.offset ?? 0,
      }),
    )
  },
})

const restore = defineCall('PUT /deleted/{modelName}/{id}', 'signedIn', {
  shape: {
    summary: 'Rétablit une ligne supprimée, avec ce qui avait disparu avec elle',
    tag,
    params: { ...model, id: f.int({ label: 'Identifiant', required: true, min: 1 }) },
    answers: { id: f.int({ label: 'Identifiant', required: true }) },
  },
  run: async ({ context, actor, params: { modelName, id } }) => {
    const resource = restorable(context, actor, modelName)
    const { restore } = writerOf(context, resource)
    await context.db.write(actor, (tx) => restore(workOf(context.db, tx, context.now()), resource, id))
    return { id }
  },
})

/** What was deleted of a list, and how it comes back. */
export const deletedCalls: Call[] = [list, restore]
