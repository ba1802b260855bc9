import { f } from '../../resources/schema/f'
import { defineCall } from '../api/call'
import { invalid } from '../api/error'
import { missingReferences } from '../api/links'
import { workOf } from '../api/work'
import { systemWithin } from '../database/within'
import { candidates, isValidator } from './validators'

const toId = (value: unknown): number =>
  Number(value !== null && typeof value === 'object' && 'id' in value ? value.id : value)

function idsOf(value: unknown): number[] {
  const ids = Array.isArray(value) ? value.map(toId) : []
  if (!Array.isArray(value) || ids.length > 1000 || ids.some((id) => !Number.isSafeInteger(id) || id <= 0))
    throw invalid([{ name: 'adherents', message: 'Une liste est attendue.' }])
  return [...new Set(ids)]
}

export const validatorsCall = defineCall(
  'POST /users/validators',
  'signedIn',
  {
    summary: "Valideurs possibles d'un utilisateur, pour les adhérents donnés",
    tag: 'Utilisateurs',
    body: {
      adherents: f.json({ label: 'Identifiants des adhérents', required: true }),
      userId: f.int({ label: 'Utilisateur', min: 1 }),
    },
  },
  ({ context, actor, body }) =>
    context.db.read(actor, async (tx) => {
      const adherents = idsOf(body.adherents)
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
