import { f } from '../schema/f'
import { defineResource } from '../schema/resource'

const kept = {
  access: { view: 'serverOnly' },
  untracked: true,
  hardDelete: true,
  imports: false,
} as const

const provider = f.ref('identity_provider', { label: "Fournisseur d'identité", required: true })

/** Somebody as a provider knows them: matched by issuer and subject alone. */
export const identityLink = defineResource('identity_link', {
  ...kept,
  label: ['Identité rattachée', 'Identités rattachées'],
  title: 'subject',
  fields: {
    identity_provider_id: provider,
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    issuer: f.text({ label: 'Émetteur', required: true, max: 300 }),
    subject: f.text({ label: 'Sujet', required: true, max: 255 }),
    /** SHA-256 of both, to the letter: two subjects may differ by a capital alone. */
    print: f.text({ label: 'Empreinte', required: true, max: 64, unique: true }),
    /** What proved that it is the same person. */
    proof: f.select(
      { invitation: 'Invitation', password: 'Mot de passe' },
      { label: 'Preuve', required: true },
    ),
    linked_at: f.dateTime({ label: 'Rattachée le', required: true }),
    seen_at: f.dateTime({ label: 'Dernière connexion' }),
  },
})

/** One sign-in on its way through a provider, known to one browser by the secret of its cookie; ten minutes. */
export const identityFlow = defineResource('identity_flow', {
  ...kept,
  label: ["Connexion par un fournisseur d'identité", "Connexions par un fournisseur d'identité"],
  title: 'step',
  fields: {
    identity_provider_id: provider,
    hash: f.text({ label: 'Empreinte', required: true, secret: true }),
    step: f.select(
      {
        asked: 'Demandée',
        proven: 'Reconnue',
        unlinked: 'À rattacher',
        refused: 'Refusée',
        done: 'Terminée',
      },
      { label: 'Étape', required: true, default: 'asked' },
    ),
    state: f.text({ label: 'State', required: true, secret: true }),
    nonce: f.text({ label: 'Nonce', required: true, secret: true }),
    verifier: f.text({ label: 'PKCE', required: true, secret: true }),
    redirect_uri: f.text({ label: 'Retour', required: true, max: 500 }),
    /** Whence, as a print: one address has a bounded number on their way. */
    address_print: f.text({ label: 'Adresse IP', max: 64, index: true }),
    /** Of an invitation: the account that it is for. */
    invited_id: f.ref('user', { label: 'Invité', as: 'Invited' }),
    /** Of a trial: who made it, and reads what came of it. */
    tester_id: f.ref('user', { label: 'Essayé par', as: 'Tester' }),
    user_id: f.ref('user', { label: 'Utilisateur' }),
    /** What the provider said that is needed later: subject, sid, e-mail, or why it is refused. */
    outcome: f.json({ label: 'Résultat' }),
    /** Sealed: only where log-out sends it back. */
    sealed_token: f.longText({ label: "Jeton d'identité", max: 20_000, secret: true }),
    expires_at: f.dateTime({ label: 'Fin de validité', required: true, index: true }),
  },
  indexes: [['hash']],
})

/** The session that a provider opened: how its log-out finds ours, and ours its. */
export const identitySession = defineResource('identity_session', {
  ...kept,
  label: ["Session d'un fournisseur d'identité", "Sessions d'un fournisseur d'identité"],
  title: 'subject',
  fields: {
    identity_provider_id: provider,
    /** No reference: it goes by its age, after the session. */
    session_id: f.int({ label: 'Session', required: true, index: true }),
    subject: f.text({ label: 'Sujet', required: true, max: 255 }),
    sid: f.text({ label: 'Session du fournisseur', max: 255 }),
    sealed_token: f.longText({ label: "Jeton d'identité", max: 20_000, secret: true }),
  },
  indexes: [
    ['identity_provider_id', 'sid'],
    ['identity_provider_id', 'subject'],
  ],
})

/** A group of an organisation's directory, as SCIM keeps it. */
export const scimGroup = defineResource('scim_group', {
  ...kept,
  label: ["Groupe de l'annuaire", "Groupes de l'annuaire"],
  title: 'name',
  fields: {
    identity_provider_id: provider,
    name: f.text({ label: 'Nom', required: true, max: 255 }),
    external_id: f.text({ label: "Identifiant dans l'annuaire", max: 255 }),
    changed_at: f.dateTime({ label: 'Modifié le', required: true }),
  },
  unique: [{ fields: ['identity_provider_id', 'name'] }],
})

/** An account that a directory looks after, by the name that it has there. */
export const scimUser = defineResource('scim_user', {
  ...kept,
  label: ["Compte de l'annuaire", "Comptes de l'annuaire"],
  title: 'external_id',
  fields: {
    identity_provider_id: provider,
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
    external_id: f.text({ label: "Identifiant dans l'annuaire", max: 255 }),
    /** As the directory says; without a profile from it the account is closed all the same. */
    active: f.bool({ label: 'Actif', required: true, default: true }),
    /** Deleted by the directory: it knows the account no more. */
    removed_at: f.dateTime({ label: 'Retiré le' }),
    changed_at: f.dateTime({ label: 'Modifié le', required: true }),
  },
  unique: [{ fields: ['identity_provider_id', 'user_id'] }],
})

/** Who is in a group of a directory. */
export const scimMember = defineResource('scim_member', {
  ...kept,
  label: ["Membre d'un groupe de l'annuaire", "Membres d'un groupe de l'annuaire"],
  title: 'user_id',
  fields: {
    scim_group_id: f.ref('scim_group', { label: 'Groupe', required: true }),
    user_id: f.ref('user', { label: 'Utilisateur', required: true }),
  },
  unique: [{ fields: ['scim_group_id', 'user_id'] }],
})
