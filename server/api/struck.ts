import { errorTexts } from '../../i18n/fr/api-errors'
import { f } from '../../resources/schema/f'
import { struckAnswer } from '../../resources/schema/struck'
import { may } from '../database/actor'
import { isStaff } from '../database/policies'
import { type Call, defineCall } from './call'
import { ApiError, invalid } from './error'
import { idList } from './id-list'
import { seenAmong } from './must-see'
import { workOf } from './work'

const struck: Call = defineCall('PUT /struck', 'signedIn', {
  shape: {
    summary: 'Ce que touche la mise hors service de lignes : paniers, commandes à valider, paniers types',
    tag: 'Recherche',
    body: {
      model: f.text({ label: 'Modèle', required: true }),
      ids: f.list({ label: 'Lignes', required: true, max: 1000 }),
    },
    answers: struckAnswer,
  },
  run: ({ context, actor, body }) => {
    const resource = context.db.registry.find(body.model)
    if (!resource) throw invalid([{ name: 'model', message: errorTexts.model }])
    if (!may(actor, resource.access.update)) throw new ApiError('err403')
    const { struck: by = {} } = context
    const strikes = Object.hasOwn(by, resource.name) ? by[resource.name] : undefined
    return context.db.read(actor, async (tx) => {
      const ids = idList('ids', body.ids) ?? []
      const seen = await seenAmong(workOf(context.db, tx, context.now()), resource, ids)
      if (!strikes || !seen.size) return { struck: [] }
      // What others order is the staff's to know: a supplier is told what it may read itself.
      const isTold = isStaff(context.db.policies, actor)
      return {
        struck: await (isTold
          ? tx.beyond('orders', (all) => strikes(all, [...seen]))
          : strikes(tx, [...seen])),
      }
    })
  },
})

/** What is said before rows are taken out of service (by form, action or in bulk). */
export const struckCalls: Call[] = [struck]
