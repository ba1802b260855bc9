import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { success } from '../schema/told'
import { warned } from '../trade/warned'
import { validatorsAnswer } from './answers'
import type { perimeterAnswer } from './perimeter-answer'

const shared = { tag: 'Utilisateurs', opens: true } as const

/** What is done to accounts, and who may validate for one. */
export const userEndpoints = {
  remove: defineEndpoint('DELETE /users/delete/{id}', {
    ...shared,
    permission: 'deleteUser',
    summary: 'Supprime un utilisateur',
    answers: { ...success, ...warned },
  }),
  erase: defineEndpoint('POST /users/{id}/erase', {
    ...shared,
    permission: 'eraseUser',
    summary: "Efface les données d'une personne ; ses commandes gardent « Compte effacé n° »",
    body: { address: f.email({ label: 'E-mail de la personne', required: true }) },
    answers: success,
    errors: ['err433', 'err434'],
  }),
  sendSetup: defineEndpoint('POST /users/setup/{id}', {
    ...shared,
    permission: 'updateUser',
    summary: "Renvoie le lien de création du mot de passe d'un nouveau compte",
    answers: success,
  }),
  validators: defineEndpoint('POST /users/validators', {
    ...shared,
    permission: 'signedIn',
    unkeyed: 'it reads',
    summary: "Valideurs possibles d'un utilisateur, pour les adhérents donnés",
    body: {
      adherents: f.refs('adherent', { label: 'Adhérents', required: true }),
      userId: f.ref('user', { label: 'Utilisateur' }),
    },
    answers: validatorsAnswer,
  }),
  perimeter: defineEndpoint('GET /users/perimeter', {
    ...shared,
    permission: 'signedIn',
    summary: 'Ce que la personne connectée peut donner comme périmètre à un utilisateur',
    query: { isActive: f.bool({ label: 'Actifs seulement' }) },
    gives: like<Answer<typeof perimeterAnswer>>(),
  }),
} as const
