import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

/** Held by nobody: these tables are read by the server alone. */
const serverOnly = { view: 'serverOnly' }
const kept = { access: serverOnly, untracked: true, hardDelete: true }

/** One login on one machine, for all three applications: a family of tokens. */
export const session = defineResource('session', {
  ...kept,
  label: ['Session', 'Sessions'],
  title: 'seen_at',
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    impersonator_id: f.ref('user', { label: 'Administrateur', as: 'Impersonator' }),
    parent_id: f.ref('session', { label: "Session de l'administrateur", as: 'Parent' }),
    device: f.text({ label: 'Appareil', max: 120 }),
    address: f.text({ label: 'Adresse IP', max: 64 }),
    nonce: f.text({ label: 'Sel', required: true, secret: true }),
    seen_at: f.dateTime({ label: 'Dernière activité', required: true }),
    expires_at: f.dateTime({ label: 'Fin au plus tard', required: true, index: true }),
    ended_at: f.dateTime({ label: 'Terminée le' }),
    ended_by: f.select(
      {
        logout: 'Déconnexion',
        replay: 'Jeton déjà utilisé',
        password: 'Mot de passe modifié',
        rights: 'Droits modifiés',
        status: 'Compte désactivé ou supprimé',
        exit: "Fin de l'action en tant que",
        revoked: 'Fermée depuis « Mes sessions »',
        address: 'Adresse e-mail modifiée',
        factor: 'Double authentification modifiée',
      },
      { label: 'Motif de fin' },
    ),
  },
})

/** A secret handed out, kept as its SHA-256 and bound to one purpose. */
export const token = defineResource('token', {
  ...kept,
  label: ['Jeton', 'Jetons'],
  title: 'purpose',
  fields: {
    purpose: f.select(
      {
        access: 'Accès',
        page: 'Page avec ses premières lignes',
        refresh: 'Renouvellement',
        return: "Retour de l'administrateur",
        reset: 'Réinitialisation du mot de passe',
        setup: 'Création du mot de passe',
        email: "Confirmation d'une adresse e-mail",
        code: 'Code de connexion envoyé par e-mail',
        factor: 'Réinitialisation de la double authentification à confirmer',
        passkey: "Défi d'une clé d'accès, déjà signé",
        enrol: 'Mise en place de la double authentification',
      },
      { label: 'Usage', required: true },
    ),
    hash: f.text({ label: 'Empreinte', required: true, secret: true }),
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    /** What the secret is about besides its owner: the address to confirm. */
    detail: f.text({ label: 'Détail', max: 255 }),
    session_id: f.ref('session', { label: 'Session' }),
    expires_at: f.dateTime({ label: 'Fin de validité', required: true, index: true }),
    used_at: f.dateTime({ label: 'Utilisé le' }),
  },
  indexes: [['hash']],
})

/** A try at a password or at a reset, counted by account and by address; the key is a SHA-256. */
export const loginAttempt = defineResource('login_attempt', {
  ...kept,
  label: ['Tentative de connexion', 'Tentatives de connexion'],
  title: 'tried_at',
  fields: {
    key: f.text({ label: 'Clé', required: true, secret: true }),
    tried_at: f.dateTime({ label: 'Date', required: true, index: true }),
  },
  indexes: [['key', 'tried_at']],
})

/** A passkey (WebAuthn): its private half never leaves the person's device. */
export const passkey = defineResource('passkey', {
  ...kept,
  imports: false,
  label: ["Clé d'accès", "Clés d'accès"],
  title: 'name',
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    name: f.text({ label: 'Nom', required: true, min: 2, max: 80 }),
    credential: f.text({ label: 'Identifiant', required: true, max: 1400, secret: true }),
    public_key: f.text({ label: 'Clé publique', required: true, max: 4000, secret: true }),
    /** Uses that the device has counted; 0 where it counts none. */
    uses: f.int({ label: 'Compteur', required: true, default: 0 }),
    transports: f.list({ label: 'Liaisons', max: 20 }),
    /** Whether the device's maker keeps a copy: it is on the person's other devices too. */
    backed_up: f.bool({ label: 'Synchronisée', default: false }),
    seen_at: f.dateTime({ label: 'Dernière utilisation' }),
  },
  unique: [{ fields: ['credential'] }],
})

/** A code that replaces the second factor once; the hash is a print by the server's secret. */
export const recoveryCode = defineResource('recovery_code', {
  ...kept,
  label: ['Code de secours', 'Codes de secours'],
  title: 'used_at',
  fields: {
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    hash: f.text({ label: 'Empreinte', required: true, secret: true }),
    used_at: f.dateTime({ label: 'Utilisé le' }),
  },
})
