import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** A key by which a program calls the API in somebody's name; kept as the SHA-256 of what was shown once. */
export const apiKey = defineResource('api_key', {
  label: ["Clé d'API", "Clés d'API"],
  title: 'name',
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    name: f.text({ label: 'Nom', required: true, min: 2, max: 80 }),
    hash: f.text({ label: 'Empreinte', required: true, secret: true }),
    /** Its last characters, by which its owner knows it again. */
    ending: f.text({ label: 'Fin de la clé', required: true, max: 4 }),
    permissions: f.list({ label: 'Permissions', max: 1000 }),
    last_day: f.date({ label: "Valable jusqu'au", required: true }),
    /** The end of that day in Paris. */
    expires_at: f.dateTime({ label: 'Fin de validité', required: true, index: true }),
    seen_at: f.dateTime({ label: 'Dernière utilisation' }),
    seen_address: f.text({ label: 'Adresse IP', max: 64 }),
  },
  indexes: [['hash']],
})

/** Days that a key is good for at most. */
export const longestKey = 366
/** Keys of one person. */
export const mostKeys = 20

/** What no key is ever given: accounts, profiles and what gives rights are changed by people alone. */
export const personalPermissions: ReadonlySet<string> = new Set([
  'updateMyProfile',
  'manageWebhooks',
  'manageScheduledImports',
  'manageCustomFields',
  'manageIdentityProviders',
  'viewUsers',
  'createUser',
  'updateUser',
  'deleteUser',
  'eraseUser',
  'impersonateUser',
  'overridePermissionLimits',
  'settingProfile',
  'createProfile',
  'updateProfile',
  'deleteProfile',
])
