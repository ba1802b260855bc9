import { defineEndpoint, like } from '../schema/endpoint'
import { f } from '../schema/f'
import { many } from '../schema/pick'
import { success } from '../schema/told'
import type { ReadRow } from '../schema/unknown-row'
import { brokenAnswer, enrolmentAnswer, factorAnswer, ownSession, recoveryCodes } from './answers'
import { passwordField, proofBody } from './proof-fields'

const ofSession = { permission: 'signedIn', tag: 'Session', opens: true } as const
const ofPassword = { permission: 'signedIn', tag: 'Mot de passe', opens: true } as const
const ofFactor = { permission: 'signedIn', tag: 'Double authentification', opens: true } as const
/** What it answers is shown once and kept nowhere. */
const proven = {
  ...ofFactor,
  body: proofBody,
  errors: ['err299', 'err431'],
  unkeyed: 'it answers a secret, or asks for what is so already',
} as const

/** One's own account, and all that is held on oneself. */
export const meEndpoints = {
  me: defineEndpoint('GET /users/me', {
    ...ofSession,
    summary: 'La personne connectée',
    gives: like<ReadRow>(),
  }),
  data: defineEndpoint('GET /users/me/data', {
    ...ofSession,
    summary: 'Ses propres données (RGPD) : un classeur, ou du JSON',
    query: { format: f.select({ xlsx: 'Excel', json: 'JSON' }, { label: 'Format' }) },
    file: '*/*',
  }),
} as const

/** How one changes one's own account. */
export const changeMeEndpoints = {
  update: defineEndpoint('PUT /users/updateMe', {
    ...ofSession,
    whole: true,
    summary: 'Modifie son propre compte',
    sends: like<ReadRow>(),
    errors: ['err299', 'err431'],
    gives: like<ReadRow>(),
  }),
  forgetAddress: defineEndpoint('DELETE /users/pending-email', {
    ...ofSession,
    whole: true,
    summary: "Renonce à la nouvelle adresse e-mail qui n'est pas encore confirmée",
    answers: success,
  }),
} as const

/** One's own open sessions, and how they end. */
export const sessionEndpoints = {
  list: defineEndpoint('GET /users/sessions', {
    ...ofSession,
    summary: 'Ses propres sessions ouvertes, la dernière utilisée en premier',
    answers: { data: many('Sessions', ownSession) },
  }),
  end: defineEndpoint('DELETE /users/sessions/{id}', {
    ...ofSession,
    summary: "Ferme l'une de ses propres sessions",
    answers: success,
  }),
  endOthers: defineEndpoint('DELETE /users/sessions', {
    ...ofSession,
    summary: 'Déconnecte partout ailleurs, et met fin à ce qui agit en son nom',
    answers: success,
  }),
} as const

interface NewPassword {
  old_password: string
  new_password: string
  confirm_password: string
}

/** One's own password. */
export const passwordEndpoints = {
  check: defineEndpoint('POST /users/check-password', {
    ...ofPassword,
    whole: true,
    summary: "Dit quelles règles, que seul le serveur juge, un nouveau mot de passe n'observe pas",
    body: { password: passwordField('Nouveau mot de passe') },
    unkeyed: 'it adds nothing',
    answers: brokenAnswer,
  }),
  update: defineEndpoint('PUT /users/update-password', {
    ...ofPassword,
    whole: true,
    summary: 'Change son propre mot de passe',
    sends: like<{ user: NewPassword }>(),
    answers: success,
  }),
} as const

/** One's own second factor, and the steps by which it changes. */
export const factorEndpoints = {
  state: defineEndpoint('GET /users/two-factor', {
    ...ofFactor,
    summary: 'Sa double authentification : activée, obligatoire, codes de secours restants',
    answers: factorAnswer,
  }),
  enrol: defineEndpoint('POST /users/two-factor/enrol', {
    ...proven,
    summary: "Prépare la double authentification : le secret et le QR code de l'application",
    answers: enrolmentAnswer,
  }),
  confirm: defineEndpoint('POST /users/two-factor/confirm', {
    ...proven,
    summary: "Active la double authentification avec un code de l'application ; répond les codes de secours",
    body: { code: f.text({ label: 'Code', required: true, max: 20 }) },
    errors: ['err299'],
    answers: recoveryCodes,
  }),
  disable: defineEndpoint('POST /users/two-factor/disable', {
    ...proven,
    summary: 'Désactive sa double authentification',
    answers: success,
  }),
  renewCodes: defineEndpoint('POST /users/two-factor/recovery-codes', {
    ...proven,
    summary: 'Donne de nouveaux codes de secours ; les précédents ne servent plus',
    answers: recoveryCodes,
  }),
} as const
