import type { FastifyReply } from 'fastify'
import { soldTo } from '../../resources/catalogue/answers'
import { article } from '../../resources/catalogue/article'
import { product } from '../../resources/catalogue/product'
import { isDate } from '../../resources/schema/date-text'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import { isRow, type UnknownRow } from '../../resources/schema/unknown-row'
import { answerBatches } from '../api/all-rows'
import { answering } from '../api/answering'
import { type Batches, gathered } from '../api/batches'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { invalid } from '../api/error'
import { answerPage } from '../api/page'
import { fieldsSchema, pageSchema, rowSchema, rowsSchema } from '../api/schemas'
import { searchBody } from '../api/search-call'
import { largestPage, searchOf } from '../api/search-question'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { memberOf } from '../trade/member'
import { searchArticles } from './search-articles'

/** For whom and for which day articles are looked for: `params` of the search. */
function viewOf(params: UnknownRow, now: Date) {
  const { adherent_id: id, is_group, date } = params
  if (typeof (is_group ?? false) !== 'boolean')
    throw invalid([{ name: 'params.is_group', message: messages.bool }])
  if (id === undefined || id === null) return undefined
  if (typeof id !== 'number' || !Number.isSafeInteger(id))
    throw invalid([{ name: 'params.adherent_id', message: messages.integer }])
  if (date !== undefined && date !== null && !isDate(date))
    throw invalid([{ name: 'params.date', message: messages.date }])
  return { id, isGroup: is_group === true, day: isDate(date) ? date : parisDay(now) }
}

async function search(
  context: Context,
  actor: Actor,
  { body, reply }: { body: UnknownRow; reply: FastifyReply },
) {
  const params = ['adherent_id', 'is_group', 'date']
  const request = searchOf(context, actor, { ...body, model: body.model ?? 'Article' }, { params })
  const view = viewOf(isRow(body.params) ? body.params : {}, context.now())
  if (view && request.resource.name !== 'article')
    throw invalid([{ name: 'model', message: messages.choice }])
  if (view) {
    const found = async function* (work: Work): Batches {
      const member = await memberOf(work, view.id, view.isGroup)
      return yield* searchArticles(work, request, { member, day: view.day })
    }
    if (request.limit === undefined || request.limit > largestPage)
      return answerBatches(context, actor, { batches: found, reply })
    return context.db.read(actor, (tx) =>
      answering(() => gathered(found(workOf(context.db, tx, context.now())))),
    )
  }
  return answerPage(context, actor, { search: request, reply })
}

const { properties, ...offer } = rowSchema(article)
const sold = { ...offer, properties: { ...Object(properties), ...Object(fieldsSchema(soldTo).properties) } }
/** Articles with what the member pays for them, or rows of the model that is asked for. */
const found = { anyOf: [pageSchema({ type: 'array', items: sold }), pageSchema(rowsSchema(product))] }

/** `PUT /search/product`: articles, and with a member in `params` those that it sees, at its prices. */
export const searchProductCall: Call = defineCall('PUT /search/product', 'signedIn', {
  shape: {
    summary: 'Recherche dans le catalogue, au besoin pour un adhérent et un jour',
    tag: 'Recherche',
    answer: found,
    body: {
      ...searchBody,
      model: f.text({ label: 'Modèle : Article, ou Product' }),
      params: f.json({ label: 'Paramètres : { q, adherent_id, is_group, date }' }),
    },
  },
  run: ({ context, actor, request, reply }) =>
    search(context, actor, { body: isRow(request.body) ? request.body : {}, reply }),
})
