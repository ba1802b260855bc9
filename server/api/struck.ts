import { errorTexts } from '../../i18n/fr/api-errors'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { struckAnswer } from '../../resources/schema/struck'
import { may } from '../database/actor'
import { type Call, defineCall } from './call'
import { ApiError, invalid } from './error'
import { foundIds } from './found-ids'
import { idList } from './id-list'
import { strikesOf } from './strikes'
import { workOf } from './work'

/** Rows of a search that are looked at: as many as one change takes. */
const mostStruck = 20_000

const struck: Call = defineCall('PUT /struck', 'signedIn', {
  shape: {
    summary: 'Ce que touche la mise hors service de lignes ; qui les modifie le lit dans « warned »',
    tag: 'Recherche',
    body: {
      model: f.text({ label: 'Modèle', required: true }),
      ids: f.list({ label: 'Lignes', max: 1000 }),
      search: f.json({ label: 'Recherche : toutes ses lignes' }),
    },
    answers: struckAnswer,
  },
  run: async ({ context, actor, body }) => {
    const resource = context.db.registry.find(body.model)
    if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
    if (!may(actor, resource.access.update)) throw new ApiError('err403')
    const given = idList('ids', body.ids)
    if (!given && !body.search) throw invalid([{ name: 'ids', message: messages.required }])
    const ids = given ?? (await foundIds(context, actor, { search: body.search, most: mostStruck }))
    return context.db.read(actor, async (tx) => ({
      struck: await strikesOf(context, workOf(context.db, tx, context.now()), { resource, ids }),
    }))
  },
})

/** What is said before rows are taken out of service (by form, action, in a cell or in bulk). */
export const struckCalls: Call[] = [struck]
