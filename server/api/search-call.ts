import { conditionsField } from '../../resources/schema/condition-field'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { shaped } from '../../resources/schema/pick'
import type { Actor } from '../database/actor'
import { type SearchRequest, searchTotal } from '../database/search'
import { answering, searchSeconds } from './answering'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { ApiError, invalid } from './error'
import { answerPage } from './page'
import { listOf, searchOf } from './search-question'
import { workOf } from './work'

/** What a search takes. */
export const searchBody = {
  model: f.text({ label: 'Modèle', required: true }),
  fields: conditionsField,
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.json({ label: 'Nombre de lignes, false pour toutes' }),
  associations: f.list({ label: 'Associations entières, « A » ou « A.B » ; « * » pour toutes' }),
  toMany: f.list({ label: 'Associations à plusieurs éléments' }),
  orders: f.json({ label: 'Tris : [[colonne, sens]]' }),
  params: f.json({ label: 'Paramètres : { q } cherche dans les champs de recherche' }),
  enableMode: f.json({ label: 'true : les actifs, false : les inactifs ; enabled, disabled, all' }),
} as const

const answer = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    total: { type: 'integer' },
    total_capped: { type: 'boolean' },
    offset: { type: 'integer' },
    limit: { type: ['integer', 'boolean'] },
  },
}

const summary = { summary: 'Recherche', tag: 'Recherche', answer }

const mostCounts = 20

/** The totals of several searches, each as `PUT /search/` would count it; null of what the actor may not read. */
async function countAll(context: Context, actor: Actor, given: unknown): Promise<(number | null)[]> {
  const searches = listOf(given, 'searches')
  if (searches.length > mostCounts)
    throw invalid([{ name: 'searches', message: messages.maxItems(mostCounts) }])
  const asked = searches.map((one) => countedOf(context, actor, one))
  return answering(() =>
    context.db.read(
      actor,
      async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const totals: (number | null)[] = []
        for (const one of asked)
          totals.push(one ? (await searchTotal(tx, work, { request: one })).total : null)
        return totals
      },
      searchSeconds,
    ),
  )
}

/** A search that is only counted; none where the actor may not read the model. */
function countedOf(context: Context, actor: Actor, given: unknown): SearchRequest | undefined {
  try {
    return searchOf(context, actor, given)
  } catch (error) {
    if (error instanceof ApiError && error.type === 'err403') return undefined
    throw error
  }
}

/** `PUT /search/` on any model that the actor may read; `PUT /search/counts`, how many rows several have. */
export const searchCalls: Call[] = [
  defineCall('PUT /search', 'signedIn', {
    shape: { ...summary, body: searchBody },
    run: ({ context, actor, request, reply }) =>
      answerPage(context, actor, { search: searchOf(context, actor, request.body), reply }),
  }),
  defineCall('PUT /search/counts', 'signedIn', {
    shape: {
      summary: 'Nombres de lignes de plusieurs recherches',
      tag: 'Recherche',
      body: { searches: f.json({ label: 'Recherches : [{ model, fields, params }]', required: true }) },
      answers: { totals: shaped<(number | null)[]>('Nombres', []) },
    },
    run: async ({ context, actor, body }) => ({ totals: await countAll(context, actor, body.searches) }),
  }),
]
