import { validatorsAnswer } from '../../resources/accounts/answers'
import { f } from '../../resources/schema/f'
import { defineCall } from '../api/call'
import { pastRights } from '../database/past-rights'
import { candidates, isValidator } from './validators'

export const validatorsCall = defineCall('POST /users/validators', 'signedIn', {
  shape: {
    unkeyed: 'it reads',
    summary: "Valideurs possibles d'un utilisateur, pour les adhérents donnés",
    tag: 'Utilisateurs',
    body: {
      adherents: f.refs('adherent', { label: 'Adhérents', required: true }),
      userId: f.ref('user', { label: 'Utilisateur' }),
    },
    answers: validatorsAnswer,
  },
  run: ({ context, actor, body }) =>
    context.db.read(actor, async (tx) => {
      const { adherents } = body
      const user = body.userId ?? 0
      return pastRights(tx, 'perimeter', async (system) => ({
        validators: adherents.length
          ? await candidates(system, context.db.registry, { adherents, but: user })
          : [],
        isValidator: user > 0 && (await isValidator(system, context.db.registry, user)),
      }))
    }),
})
