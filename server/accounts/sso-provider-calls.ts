import { identityTexts as texts } from '../../i18n/fr/identity'
import {
  type IdentityTrial,
  identityAddresses,
  identityTrial,
  providerPage,
  scimToken,
} from '../../resources/accounts/identity-answers'
import { identityProvider } from '../../resources/accounts/identity-provider'
import { f } from '../../resources/schema/f'
import { success } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { notFound } from '../api/error'
import { findRow } from '../api/read'
import { workOf } from '../api/work'
import type { Actor } from '../database/actor'
import type { Outcome } from './sso-flow'
import { makeKey, makeScimToken, saveSecret } from './sso-save-provider'
import { callbackPath, ownAddress, startFlow } from './sso-start'

const tag = "Fournisseurs d'identité"
const access = 'manageIdentityProviders'
const id = f.ref('identity_provider', { label: "Fournisseur d'identité", required: true })

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
export const providerCalls: Call[] = [
  defineCall('PUT /identity-provider/{id}/secret', access, {
    shape: {
      summary: "Enregistre, scellé, le secret du client d'un fournisseur d'identité",
      tag,
      params: { id },
      body: { client_secret: f.text({ label: 'Secret du client', required: true, max: 500 }) },
      answers: success,
    },
    run: async ({ context, actor, params, body }) => {
      await saveSecret(context, actor, { id: params.id, secret: body.client_secret })
      return { success: true }
    },
  }),
  defineCall('PUT /identity-provider/{id}/key', access, {
    shape: {
      summary: "Crée la clé du client d'un fournisseur d'identité",
      tag,
      params: { id },
      answers: success,
    },
    run: async ({ context, actor, params }) => {
      await makeKey(context, actor, params.id)
      return { success: true }
    },
  }),
  defineCall('POST /identity-provider/{id}/scim-token', access, {
    shape: {
      summary: "Crée le jeton SCIM de l'organisation ; il n'est répondu qu'une fois",
      tag,
      params: { id },
      answers: scimToken,
      unkeyed: 'it answers a secret, which is kept nowhere',
    },
    run: ({ context, actor, params }) => makeScimToken(context, actor, params.id),
  }),
  defineCall('GET /identity-provider/{id}/addresses', access, {
    shape: {
      summary: "Ce qui est à déclarer chez le fournisseur d'identité",
      tag,
      params: { id },
      answers: identityAddresses,
    },
    run: async ({ context, actor, params, request }) => {
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
  }),
  defineCall('POST /identity-provider/{id}/trial', access, {
    shape: {
      summary: "Commence un essai de connexion, qui n'ouvre aucune session",
      tag,
      params: { id },
      answers: providerPage,
      errors: ['err282', 'err299'],
      unkeyed: 'a second trial does no harm',
    },
    run: async ({ context, actor, params, request, reply }) => {
      await refuseUnseen(context, actor, params.id)
      return startFlow(context, { providerId: params.id, tester: actor.userId, request, reply })
    },
  }),
  defineCall('GET /identity-provider/{id}/trial', access, {
    shape: {
      summary: 'Ce que chaque donnée du dernier essai a fait, et ce qui suivrait',
      tag,
      params: { id },
      answers: identityTrial,
    },
    run: async ({ context, actor, params }): Promise<IdentityTrial> => {
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
  }),
]
