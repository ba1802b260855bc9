import { resources } from '../../resources'
import { defineCall } from '../api/call'
import type { Context } from '../api/context'
import { newRowSchema, rowSchema } from '../api/schemas'
import { workOf } from '../api/work'
import { createRow } from '../api/write'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import { mailLink } from './account-mails'
import { userBody } from './user-body'
import { cleanUser, fitToType } from './user-input'
import { assignableProfile, refuseForeignFlags, refuseImpersonated } from './user-limits'

/**
 * Makes an account within the actor's level and perimeter; its owner is sent a link to choose a password. The row alone is
 * written past the row rights, since a user is nobody's before it has its links; what it names is checked within them.
 */
async function createUser(context: Context, actor: Actor, body: Record<string, unknown>) {
  refuseImpersonated(actor)
  const { db, now } = context
  return db.write(actor, async (tx) => {
    const work = workOf(db, tx, now())
    const value = await cleanUser(work, body)
    const profile = await assignableProfile(work, value.profile_id)
    refuseForeignFlags(actor, value)
    const fitted = await fitToType(work, profile.profile_type_id, { value })
    const row = await createRow(work, db.registry.get('user'), { input: fitted, past: 'perimeter' })
    const person = { id: Number(row.id), email: String(row.email), first_name: String(row.first_name) }
    await pastRights(tx, 'outbox', (system) => mailLink(context, system, { purpose: 'setup', ...person }))
    return row
  })
}

export const createUserCall = defineCall('POST /users/create', 'createUser', {
  shape: {
    summary: 'Crée un utilisateur et lui envoie le lien de création de son mot de passe',
    tag: 'Utilisateurs',
    rawBody: newRowSchema(resources.get('user')),
    answer: rowSchema(resources.get('user')),
  },
  run: ({ context, actor, request }) => createUser(context, actor, userBody(request.body)),
})
