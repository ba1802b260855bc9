import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { success } from '../schema/told'
import { identityAddresses, identityTrial, providerPage, scimToken } from './identity-answers'

const ofProvider = {
  permission: 'manageIdentityProviders',
  tag: "Fournisseurs d'identité",
  of: 'identity_provider',
  opens: true,
  params: { id: f.ref('identity_provider', { label: "Fournisseur d'identité", required: true }) },
} as const

/** What staff do with an identity provider beside its fields. */
export const identityEndpoints = {
  saveSecret: defineEndpoint('PUT /identity-provider/{id}/secret', {
    ...ofProvider,
    summary: "Enregistre, scellé, le secret du client d'un fournisseur d'identité",
    body: { client_secret: f.text({ label: 'Secret du client', required: true, max: 500 }) },
    answers: success,
  }),
  makeKey: defineEndpoint('PUT /identity-provider/{id}/key', {
    ...ofProvider,
    summary: "Crée la clé du client d'un fournisseur d'identité",
    answers: success,
  }),
  makeScimToken: defineEndpoint('POST /identity-provider/{id}/scim-token', {
    ...ofProvider,
    summary: "Crée le jeton SCIM de l'organisation ; il n'est répondu qu'une fois",
    unkeyed: 'it answers a secret, which is kept nowhere',
    answers: scimToken,
  }),
  addresses: defineEndpoint('GET /identity-provider/{id}/addresses', {
    ...ofProvider,
    summary: "Ce qui est à déclarer chez le fournisseur d'identité",
    answers: identityAddresses,
  }),
  beginTrial: defineEndpoint('POST /identity-provider/{id}/trial', {
    ...ofProvider,
    summary: "Commence un essai de connexion, qui n'ouvre aucune session",
    unkeyed: 'a second trial does no harm',
    errors: ['err282', 'err299'],
    answers: providerPage,
  }),
  trial: defineEndpoint('GET /identity-provider/{id}/trial', {
    ...ofProvider,
    summary: 'Ce que chaque donnée du dernier essai a fait, et ce qui suivrait',
    answers: identityTrial,
  }),
} as const
