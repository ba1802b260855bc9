import type { FastifyRequest } from 'fastify'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import type { AnyResource } from '../../resources/schema/resource'
import type { Actor } from '../database/actor'
import type { FilterInput } from '../database/condition'
import type { OrderInput } from '../database/order'
import { canRead } from '../database/rights'
import { type SearchRequest, searchTotal } from '../database/search'
import { answering } from './answering'
import { type Call, defineCall } from './call'
import type { Context } from './context'
import { ApiError, invalid } from './error'
import { answerPage } from './page'
import { workOf } from './work'

type Body = Record<string, unknown>

const largestPage = 1000
const isObject = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

function filterOf(value: unknown): FilterInput {
  if (!isObject(value) || typeof value.name !== 'string' || typeof value.operator !== 'string')
    throw invalid([{ name: 'fields', message: 'Chaque filtre a un nom, un opérateur et une valeur.' }])
  return { name: value.name, operator: value.operator as FilterInput['operator'], value: value.value ?? null }
}

/** `['label', 'asc']`, `'label|asc'` and `{ name, direction }` say the same. */
function orderOf(value: unknown): OrderInput {
  const [name, direction] =
    typeof value === 'string'
      ? value.split('|')
      : Array.isArray(value)
        ? value
        : isObject(value)
          ? [value.name, value.direction]
          : []
  if (typeof name !== 'string')
    throw invalid([{ name: 'orders', message: 'Chaque tri a une colonne et un sens.' }])
  return [name, String(direction).toLowerCase() === 'desc' ? 'desc' : 'asc']
}

const listOf = (value: unknown, name: string): unknown[] => {
  if (value === undefined || value === null) return []
  if (Array.isArray(value) && value.length <= 50) return value
  throw invalid([{ name, message: 'Une liste est attendue.' }])
}

const modes = { enabled: 'enabled', disabled: 'disabled', all: 'all' } as const

/** Reads the body of a search; unknown models, fields and operators are err400. */
export function searchOf(
  context: Pick<Context, 'db'>,
  actor: Actor,
  body: unknown,
): SearchRequest & { resource: AnyResource } {
  if (!isObject(body) || typeof body.model !== 'string')
    throw invalid([{ name: 'model', message: 'Ce champ est obligatoire.' }])
  const resource = context.db.registry.find(body.model)
  if (!resource) throw invalid([{ name: 'model', message: 'Ce modèle est inconnu.' }])
  if (!canRead(resource, actor)) throw new ApiError('err403')
  const params = isObject(body.params) ? body.params : {}
  return {
    resource,
    filters: listOf(body.fields ?? body.filters, 'fields').map(filterOf),
    orders: listOf(body.orders, 'orders').map(orderOf),
    offset: Math.max(0, Number.isInteger(body.offset) ? Number(body.offset) : 0),
    limit:
      body.limit === false
        ? 10_000
        : Math.min(largestPage, Math.max(1, Number.isInteger(body.limit) ? Number(body.limit) : 10)),
    associations: texts(body.associations),
    toMany: texts(body.toMany),
    quick: typeof params.q === 'string' ? params.q : undefined,
    enableMode: modes[body.enableMode as 'all'] ?? 'all',
  }
}

const body = {
  model: f.text({ label: 'Modèle', required: true }),
  fields: f.json({ label: 'Filtres : [{ name, operator, value }]' }),
  offset: f.int({ label: 'Début', min: 0 }),
  limit: f.json({ label: 'Nombre de lignes, false pour toutes' }),
  associations: f.list({ label: 'Associations à un seul élément, entières' }),
  toMany: f.list({ label: 'Associations à plusieurs éléments' }),
  orders: f.json({ label: 'Tris : [[colonne, sens]]' }),
  params: f.json({ label: 'Paramètres : { q } cherche dans les champs de recherche' }),
  enableMode: f.select({ enabled: 'Actifs', disabled: 'Inactifs', all: 'Tous' }, { label: 'Actifs ou non' }),
} as const

const answer = {
  type: 'object',
  properties: {
    data: { type: 'array', items: { type: 'object' } },
    total: { type: 'integer' },
    total_capped: { type: 'boolean' },
    offset: { type: 'integer' },
    limit: { type: 'integer' },
  },
}

const summary = { summary: 'Recherche', tag: 'Recherche', answer }
const bodyOf = ({ body }: FastifyRequest): Body => (isObject(body) ? body : {})

const mostCounts = 20

/** The totals of several searches, each as `PUT /search/` would count it; null of what the actor may not read. */
async function countAll(context: Context, actor: Actor, given: unknown): Promise<(number | null)[]> {
  const searches = listOf(given, 'searches')
  if (searches.length > mostCounts)
    throw invalid([{ name: 'searches', message: messages.maxItems(mostCounts) }])
  const asked = searches.map((one) => countedOf(context, actor, one))
  return answering(() =>
    context.db.read(actor, async (tx) => {
      const work = workOf(context.db, tx, context.now())
      const totals: (number | null)[] = []
      for (const one of asked) totals.push(one ? (await searchTotal(tx, work, one)).total : null)
      return totals
    }),
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

/** `PUT /search/` on any model that the actor may read; `PUT /search/product` is the same on products unless told; `PUT /search/counts`, how many rows several have. */
export const searchCalls: Call[] = [
  defineCall('PUT /search', 'signedIn', { ...summary, body }, ({ context, actor, request, reply }) =>
    answerPage(context, actor, searchOf(context, actor, request.body), reply),
  ),
  defineCall(
    'PUT /search/counts',
    'signedIn',
    {
      summary: 'Nombres de lignes de plusieurs recherches',
      tag: 'Recherche',
      body: { searches: f.json({ label: 'Recherches : [{ model, fields, params }]', required: true }) },
    },
    async ({ context, actor, body }) => ({ totals: await countAll(context, actor, body.searches) }),
  ),
  defineCall(
    'PUT /search/product',
    'signedIn',
    { ...summary, body: { ...body, model: f.text({ label: 'Modèle' }) } },
    ({ context, actor, request, reply }) =>
      answerPage(context, actor, searchOf(context, actor, { model: 'Product', ...bodyOf(request) }), reply),
  ),
]
