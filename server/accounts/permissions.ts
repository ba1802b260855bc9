import { profilePermission } from '../../resources/accounts/profile'
import { pick } from '../../resources/schema/pick'
import { told } from '../../resources/schema/told'
import { defineCall } from '../api/call'
import { may } from '../database/actor'

const tag = 'Session'

export const permissionCalls = [
  defineCall('GET /auth/permissions', 'signedIn', {
    shape: {
      summary: 'Permissions de la personne connectée',
      tag,
      answer: { type: 'object', additionalProperties: { type: 'boolean' } },
    },
    run: async ({ context, actor }) =>
      Object.fromEntries(
        context.db.policies.permissions.map(({ name }) => [name, actor.permissions.has(name)]),
      ),
  }),
  defineCall('GET /auth/have-access-to/{permission}', 'signedIn', {
    shape: {
      summary: 'Dit si la personne connectée a une permission',
      tag,
      params: pick(profilePermission, ['permission']),
      answers: { hasAccess: told.bool('Accès') },
    },
    run: async ({ actor, params }) => ({ hasAccess: may(actor, params.permission) }),
  }),
]
