import { f } from '../../resources/schema/f'
import { defineCall } from '../api/call'
import { invalid } from '../api/error'
import { missingReferences } from '../api/links'
import { workOf } from '../api/work'
import { systemWithin } from '../database/within'
import { candidates, isValidator } from './validators'

export const validatorsCall = defineCall(
  'POST /users/validators',
  'signedIn',
  {
    summary: "Valideurs possibles d'un utilisateur, pour les adhérents donnés",
    tag: 'Utilisateurs',
    body: {
      adherents: f.refs('adherent', { label: 'Adhérents', required: true }),
      userId: f.int({ label: 'Utilisateur', min: 1 }),
    },
  },
  ({ context, actor, body }) =>
    context.db.read(actor, async (tx) => {
      const { adherents } = body
      const work = workOf(context.db, tx, context.now())
      const missing = await missingReferences(work, context.db.registry.get('user'), {
        adherent_ids: adherents,
      })
      if (missing.length) throw invalid([{ name: 'adherents', message: 'Veuillez sélectionner un élément' }])
      const user = body.userId ?? 0
      return systemWithin(tx, 'perimeter', async (system) => ({
        validators: adherents.length ? await candidates(system, context.db.registry, adherents, user) : [],
        isValidator: user > 0 && (await isValidator(system, context.db.registry, user)),
      }))
    }),
)
