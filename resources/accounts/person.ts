import { f } from '../schema/f'

/** Who somebody is: the beginning of every application's `user`. */
export const identity = {
  email: f.email({ label: 'E-mail', required: true, example: 'claire.moreau@valae.example' }),
  first_name: f.text({ label: 'Prénom', required: true, min: 2, max: 64 }),
  last_name: f.text({ label: 'Nom', required: true, min: 2, max: 64 }),
  phone_number: f.phone({ label: 'Téléphone', example: '0199001234' }),
  avatar_file_id: f.image({ label: 'Photo', folder: '/user', square: true, as: 'Avatar' }),
}

/** What an account may do, and whether it is open. */
export const account = {
  profile_id: f.ref('profile', { label: 'Profil', required: true }),
  role_id: f.ref('role', { label: 'Rôle' }),
  status_id: f.ref('status', { label: 'Statut', required: true, default: 1 }),
}

/** How an account proves itself. */
export const credentials = {
  last_login: f.dateTime({ label: 'Dernière connexion', readonly: true }),
  password_hash: f.text({ label: 'Mot de passe', secret: true, hidden: true, readonly: true }),
  password_changed_at: f.dateTime({ label: 'Mot de passe modifié le', readonly: true, hidden: true }),
  totp_enabled: f.bool({ label: 'Double authentification', default: false, readonly: true }),
  totp_secret: f.text({ label: "Secret de l'application", secret: true, hidden: true, readonly: true }),
  /** The 30 seconds of the last code that was used: it serves no second time. */
  totp_step: f.int({ label: 'Dernier code utilisé', secret: true, hidden: true, readonly: true }),
  /** Drawn anew when somebody else changes address, profile or factors: what was sealed for the account opens no more. */
  credential_epoch: f.text({
    label: "Époque de l'accès",
    secret: true,
    hidden: true,
    readonly: true,
    max: 80,
  }),
  must_change: f.bool({
    label: 'Doit changer de mot de passe',
    default: false,
    readonly: true,
    hidden: true,
  }),
}
