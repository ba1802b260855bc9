import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe } from '../schema/pick'

const text = (label: string) => f.text({ label, required: true })

/** A provider on the login page. */
export const offeredProvider = {
  id: f.int({ label: 'Identifiant', required: true }),
  label: text('Nom affiché'),
}
export type OfferedProvider = Answer<typeof offeredProvider>

/** The provider's page that the browser goes to. */
export const providerPage = { url: text('Adresse') }

/** What each claim of somebody who tried a provider out did, and what would follow. */
export const identityTrial = {
  claims: many('Données', { name: text('Nom'), value: text('Valeur'), use: text('Usage') }),
  rules: many('Règles', {
    claim: text('Donnée'),
    operator: text('Condition'),
    value: text('Valeur'),
    found: text('Trouvé'),
    met: f.bool({ label: 'Remplie', required: true }),
  }),
  profile: maybe(text('Profil')),
  perimeter: maybe(text('Périmètre')),
  account: maybe(text('Compte')),
  faults: f.list({ label: 'Refus', required: true }),
}
export type IdentityTrial = Answer<typeof identityTrial>

/** What is registered at the provider's. */
export const identityAddresses = {
  callback: text('Adresse de retour'),
  logout: text('Adresse après déconnexion'),
  backchannel: text('Déconnexion par le serveur (back-channel)'),
  keys: text('Clés publiques (JWKS)'),
  scim: text('SCIM 2.0'),
}
export type IdentityAddresses = Answer<typeof identityAddresses>

/** A directory's token, answered once. */
export const scimToken = { token: text('Jeton') }
