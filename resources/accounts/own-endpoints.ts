import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { success } from '../schema/told'
import { newKeyAnswer, newPasskeyAnswer, ownKey, ownPasskey, passkeyOptions } from './answers'
import { apiKey } from './api-key'
import { passwordField, proofBody } from './proof-fields'
import { passkey } from './session'

const ofOne = { params: { id: f.int({ label: 'Identifiant', required: true, min: 1 }) } } as const
const ofKeys = { permission: 'signedIn', tag: "Clés d'API", opens: true } as const
const ofPasskeys = { permission: 'signedIn', tag: "Clés d'accès", opens: true } as const
const unkeyed = 'it answers a challenge, or asks for what is so already'

/** One's own keys of the API. */
export const keyEndpoints = {
  list: defineEndpoint('GET /users/api-keys', {
    ...ofKeys,
    summary: "Ses propres clés d'API, la dernière créée en premier",
    answers: [ownKey],
    listed: true,
  }),
  create: defineEndpoint('POST /users/api-keys', {
    ...ofKeys,
    summary: "Crée une clé d'API ; elle n'est répondue qu'une fois",
    body: {
      name: apiKey.fields.name,
      permissions: { ...apiKey.fields.permissions, required: true },
      last_day: apiKey.fields.last_day,
      password: passwordField('Mot de passe actuel'),
    },
    answers: newKeyAnswer,
    errors: ['err299', 'err409', 'err431'],
    unkeyed: 'it answers a secret, which is kept nowhere',
  }),
  revoke: defineEndpoint('DELETE /users/api-keys/{id}', {
    ...{ ...ofKeys, ...ofOne },
    summary: "Révoque l'une de ses propres clés d'API",
    answers: success,
  }),
} as const

/** One's own passkeys, and how they come and go. */
export const passkeyEndpoints = {
  list: defineEndpoint('GET /users/passkeys', {
    ...ofPasskeys,
    summary: "Ses propres clés d'accès",
    answers: [ownPasskey],
    listed: true,
  }),
  prove: defineEndpoint('POST /users/passkeys/proof', {
    ...ofPasskeys,
    summary: "Demande une preuve par l'une de ses clés d'accès, à joindre à un changement de ses facteurs",
    unkeyed,
    answers: passkeyOptions,
  }),
  prepare: defineEndpoint('POST /users/passkeys/options', {
    ...ofPasskeys,
    summary:
      "Prépare une nouvelle clé d'accès ; demande le mot de passe, et le second facteur s'il y en a un",
    body: proofBody,
    errors: ['err299', 'err431', 'err409'],
    unkeyed,
    answers: passkeyOptions,
  }),
  add: defineEndpoint('POST /users/passkeys', {
    ...ofPasskeys,
    summary: "Ajoute une clé d'accès ; répond des codes de secours si c'est le premier second facteur",
    body: {
      name: passkey.fields.name,
      response: f.json({ label: 'Réponse du navigateur', required: true }),
    },
    unkeyed,
    answers: newPasskeyAnswer,
  }),
  rename: defineEndpoint('PUT /users/passkeys/{id}', {
    ...{ ...ofPasskeys, ...ofOne },
    summary: "Renomme l'une de ses clés d'accès",
    body: { name: passkey.fields.name },
    answers: success,
  }),
  remove: defineEndpoint('POST /users/passkeys/{id}/remove', {
    ...{ ...ofPasskeys, ...ofOne },
    summary: "Retire l'une de ses clés d'accès ; demande le mot de passe et un second facteur",
    body: proofBody,
    errors: ['err299', 'err431'],
    unkeyed,
    answers: success,
  }),
} as const
