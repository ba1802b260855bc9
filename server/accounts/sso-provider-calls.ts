import { identityTexts as texts } from '../../i18n/fr/identity'
import type { IdentityTrial } from '../../resources/accounts/identity-answers'
import { identityEndpoints } from '../../resources/accounts/identity-endpoints'
import { identityProvider } from '../../resources/accounts/identity-provider'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { notFound } from '../api/error'
import { findRow } from '../api/read'
import { serve } from '../api/serve'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { Outcome } from './sso-flow'
import { makeKey, makeScimToken, saveSecret } from './sso-save-provider'
import { callbackPath, ownAddress, startFlow } from './sso-start'

/** A provider that the actor does not see is not there. */
async function refuseUnseen(context: Context, actor: Actor, providerId: number): Promise<void> {
  const row = await context.db.read(actor, (tx) =>
    findRow(workOf(context.db, tx, context.now()), identityProvider, providerId),
  )
  if (!row) throw notFound(identityProvider)
}

interface Trial {
  outcome: Outcome | null
}

/** What staff do with a provider beside its fields. */
export const providerCalls: Call[] = serve(identityEndpoints, {
  async saveSecret({ context, actor, params, body }) {
    await saveSecret(context, actor, { id: params.id, secret: body.client_secret })
    return { success: true }
  },
  async makeKey({ context, actor, params }) {
    await makeKey(context, actor, params.id)
    return { success: true }
  },
  makeScimToken: ({ context, actor, params }) => makeScimToken(context, actor, params.id),
  async addresses({ context, actor, params, request }) {
    await refuseUnseen(context, actor, params.id)
    const own = ownAddress(context, request)
    return {
      callback: `${own}${callbackPath}`,
      logout: `${own}/login`,
      backchannel: `${own}/api/auth/oidc/backchannel-logout/${params.id}`,
      keys: `${own}/api/auth/oidc/keys/${params.id}`,
      scim: `${own}/scim/v2`,
    }
  },
  async beginTrial({ context, actor, params, request, reply }) {
    await refuseUnseen(context, actor, params.id)
    return startFlow(context, { providerId: params.id, tester: actor.userId, request, reply })
  },
  async trial({ context, actor, params }) {
    await refuseUnseen(context, actor, params.id)
    const [row] = await context.db.system('login', (tx) =>
      tx.query<Trial>(
        `select outcome from identity_flow where identity_provider_id = $1 and tester_id = $2 and step in ('done', 'refused')
           and expires_at > $3 order by id desc limit 1`,
        [params.id, actor.userId, context.now()],
      ),
    )
    const trial = row?.outcome?.trial
    if (!trial) throw notFound({ label: identityProvider.label, notFound: texts.noTrial })
    return trial as IdentityTrial
  },
})
