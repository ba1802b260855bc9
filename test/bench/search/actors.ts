import { resources } from '../../../resources'
import { loadActor } from '../../../server/accounts/load-actor'
import { hashOf } from '../../../server/accounts/secrets'
import type { Actor } from '../../../server/database/actor'
import { asOwner } from '../../../server/database/migrate'
import { policies } from '../../../server/policies'

/** Who is signed in, as the server knows it. */
export async function actorOf(url: string, token: string): Promise<Actor> {
  const now = new Date()
  const found = await asOwner(url, (tx) =>
    loadActor(
      tx,
      { registry: resources, policies },
      { hash: hashOf(token), purpose: 'access', now, idleSince: new Date(0) },
    ),
  )
  if (!found) throw new Error('Nobody is signed in')
  return found.actor
}

/** A supplier that sees its own articles only. */
export const supplierOf = (actor: Actor): Actor => ({
  ...actor,
  profileTypeId: 2,
  lists: { suppliers: [1, 2] },
})

/** A member's user, who sees what its suppliers offer. */
export const memberOf = (actor: Actor): Actor => ({ ...actor, profileTypeId: 3, lists: { adherents: [1] } })
