import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, one, pick, shaped, some } from '../schema/pick'
import { told } from '../schema/told'
import { apiKey } from './api-key'
import { application, menu } from './application'
import { person } from './person-answer'
import { passkey, session } from './session'

/** One of `GET /users/sessions`; `Impersonator` is an administrator who acts in one's name. */
export const ownSession = {
  ...pick(session, ['id', 'device', 'address', 'createdAt', 'seen_at']),
  current: told.bool('Celle-ci'),
  Impersonator: maybe(one('Administrateur', person)),
}
export type OwnSession = Answer<typeof ownSession>

/** `GET /users/two-factor`. */
export const factorAnswer = {
  enabled: told.bool('Active'),
  required: told.bool('Exigée par le profil'),
  codes_left: told.int('Codes de secours restants'),
  passkeys: told.int("Clés d'accès"),
}
export type FactorState = Answer<typeof factorAnswer>

/** What an authenticator application is set up with. */
export const enrolmentAnswer = {
  secret: told.text('Secret'),
  address: told.text('Adresse otpauth'),
  qr: told.texts('QR code, ligne par ligne'),
}
export type Enrolment = Answer<typeof enrolmentAnswer>

export const recoveryCodes = { recovery_codes: told.texts('Codes de secours') }
export type RecoveryCodes = Answer<typeof recoveryCodes>

export const ownPasskeyNames = ['id', 'name', 'backed_up', 'createdAt', 'seen_at'] as const

/** One of `GET /users/passkeys`. */
export const ownPasskey = pick(passkey, ownPasskeyNames)
export type OwnPasskey = Answer<typeof ownPasskey>

/** `POST /users/passkeys`: recovery codes, where it is the first second factor. */
export const newPasskeyAnswer = { id: ownPasskey.id, ...recoveryCodes }
export type NewPasskey = Answer<typeof newPasskeyAnswer>

/** What a browser is asked to sign or to make (WebAuthn). */
export const passkeyOptions = { options: f.json({ label: 'Options WebAuthn', required: true }) }

export const ownKeyNames = [
  ...(['id', 'name', 'ending', 'permissions', 'last_day'] as const),
  ...(['createdAt', 'seen_at', 'seen_address'] as const),
] as const

/** One of `GET /users/api-keys`. */
export const ownKey = pick(apiKey, ownKeyNames)
export type OwnKey = Answer<typeof ownKey>

/** `POST /users/api-keys`: the key, this once. */
export const newKeyAnswer = { id: ownKey.id, key: told.text('Clé') }
export type NewKeyAnswer = Answer<typeof newKeyAnswer>

/** What a password that is typed still lacks. */
export const brokenAnswer = { broken: some('Règles non respectées', ['personal', 'common']) }

/** One of `GET /app`. */
export const applicationAnswer = pick(application, ['id', 'label', 'machine_name', 'url'])
export type ApplicationAnswer = Answer<typeof applicationAnswer>

/** What a menu says of itself; `label` is a translation key. */
const menuShown = pick(menu, [
  'id',
  'icon',
  'routeName',
  'url_name',
  'exact',
  'application_id',
  'adherent_display',
  'group_display',
  'available',
  'label',
])

/** An entry of the navigation with those under it. */
export interface MenuItem extends Answer<typeof menuShown> {
  isChecked: boolean
  SubMenu: MenuItem[]
}
export const menuItem = {
  ...menuShown,
  isChecked: told.bool('Accordé'),
  SubMenu: shaped<MenuItem[]>('Sous-menus', []),
}

/** `POST /users/validators`. */
export const validatorsAnswer = {
  validators: many('Valideurs', { id: told.ref('user', 'Utilisateur'), ...person }),
  isValidator: told.bool('Est valideur'),
}
