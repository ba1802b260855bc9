import { factorAnswer, ownPasskey, ownSession } from '../accounts/answers'
import { apiKey } from '../accounts/api-key'
import { identityLink } from '../accounts/identity'
import { defineEndpoint } from '../schema/endpoint'
import { many, pick } from '../schema/pick'
import { success, told } from '../schema/told'
import { pushDevice } from './push'

const shared = { permission: 'updateUser', tag: 'Utilisateurs' } as const

export const accessKeyNames = [
  ...(['id', 'name', 'ending', 'last_day', 'createdAt'] as const),
  ...(['seen_at', 'seen_address'] as const),
] as const
export const accessDeviceNames = ['id', 'device', 'createdAt', 'sent_at'] as const

const { current: _, ...openSession } = ownSession

/** What opens somebody's account: `GET /users/{id}/access`. */
export const accessAnswer = {
  ...factorAnswer,
  Passkeys: many("Clés d'accès", ownPasskey),
  Sessions: many('Sessions', openSession),
  Devices: many('Appareils avertis', pick(pushDevice, accessDeviceNames)),
  Keys: many("Clés d'API", pick(apiKey, accessKeyNames)),
  Identities: many('Identités rattachées', {
    ...pick(identityLink, ['id', 'linked_at', 'seen_at']),
    provider: told.text("Fournisseur d'identité"),
  }),
}

/** What staff see of the ways into somebody's account, and how they close them. */
export const userAccess = {
  show: defineEndpoint('GET /users/{id}/access', {
    ...shared,
    summary: "Seconds facteurs, clés d'accès, sessions, appareils et clés d'API d'une personne",
    answers: accessAnswer,
  }),
  disconnect: defineEndpoint('POST /users/{id}/disconnect', {
    ...shared,
    summary: 'Déconnecte partout une personne, et met fin à ce qui agit en son nom',
    answers: success,
    errors: ['err433'],
    unkeyed: 'what has ended once has nothing left to end',
  }),
}
