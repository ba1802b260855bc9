import { rest } from '../schema/calls'
import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import type { RowCheck } from '../schema/row-checks'

const manage = 'manageIdentityProviders'
const access = { view: manage, create: manage, update: manage, remove: manage }

const filled = (value: unknown) => typeof value === 'number'

/** It belongs to one member, group or supplier, or to none: then to the house. */
const oneOwner: RowCheck = (row) => {
  const named = ['adherent_id', 'groupAdherent_id', 'supplier_id'].filter((name) => filled(row[name]))
  const [, second] = named
  return second ? { name: second, message: 'Une seule organisation est possible.' } : undefined
}

/** An OpenID provider of an organisation: who its people are, and what they may do. Its SCIM token creates and closes their accounts. */
export const identityProvider = defineResource('identity_provider', {
  label: ["Fournisseur d'identité", "Fournisseurs d'identité"],
  model: 'Identity_provider',
  title: 'label',
  calls: rest('/identity-provider'),
  access,
  group: 'Utilisateurs et accès',
  imports: false,
  restores: false,
  fields: {
    label: f.text({ label: 'Nom affiché', required: true, min: 2, max: 80, example: 'CHU de Lyon' }),
    preset: f.select(
      {
        keycloak: 'Keycloak',
        entra: 'Microsoft Entra ID',
        proconnect: 'ProConnect',
        psc: 'Pro Santé Connect',
        other: 'Autre fournisseur',
      },
      {
        label: 'Modèle',
        required: true,
        default: 'other',
        help: 'Keycloak : groupes dans « groups ». Entra : rôles dans « roles ». ProConnect : « siret ». Pro Santé Connect : « SubjectNameID ».',
      },
    ),
    active: f.bool({ label: 'Actif', required: true, default: true }),
    adherent_id: f.ref('adherent', { label: 'Adhérent' }),
    groupAdherent_id: f.ref('groupadherent', { label: "Groupe d'adhérents" }),
    supplier_id: f.ref('supplier', {
      label: 'Fournisseur',
      help: "Aucune organisation choisie : c'est celui de la maison, ouvert à tous les comptes déjà invités.",
    }),
    issuer: f.text({
      label: 'Adresse (issuer)',
      required: true,
      max: 300,
      example: 'https://sso.chu.example/realms/agents',
    }),
    client_id: f.text({ label: 'Identifiant client', required: true, max: 200, example: 'portail' }),
    client_auth: f.select(
      {
        client_secret_basic: 'Secret, en-tête (client_secret_basic)',
        client_secret_post: 'Secret, formulaire (client_secret_post)',
        private_key_jwt: 'Clé privée (private_key_jwt)',
      },
      { label: 'Authentification du client', required: true, default: 'client_secret_basic' },
    ),
    scopes: f.text({ label: 'Portées', required: true, max: 300, default: 'openid email profile' }),
    acr: f.text({
      label: "Niveau d'authentification exigé (acr)",
      max: 300,
      help: "Valeurs admises, séparées par une espace. Vide : celui du fournisseur d'identité.",
    }),
    domains: f.list({
      label: 'Domaines de messagerie',
      max: 50,
      help: "L'organisation en a prouvé la possession : une adresse de ces domaines propose ce fournisseur, et rattache un compte avec son mot de passe actuel.",
    }),
    shown: f.bool({ label: 'Bouton sur la page de connexion', required: true, default: false }),
    enforced: f.bool({
      label: 'Connexion par mot de passe fermée',
      required: true,
      default: false,
      help: "Les comptes de l'organisation se connectent par ce fournisseur seulement, sauf le compte de secours.",
    }),
    break_glass_id: f.ref('user', {
      label: 'Compte de secours',
      as: 'BreakGlass',
      help: "Il garde son mot de passe si le fournisseur d'identité ne répond plus. L'annuaire ne le modifie pas.",
    }),
    max_level: f.int({
      label: 'Niveau maximal donné',
      required: true,
      min: 1,
      max: 100,
      default: 50,
      help: "Ni une règle ni un groupe de l'annuaire ne donne un profil de niveau supérieur.",
    }),
    profile_id: f.ref('profile', {
      label: "Profil sans règle (comptes créés par l'annuaire)",
      help: "Vide : l'annuaire ne crée que les comptes auxquels une règle donne un profil.",
    }),
    logout_hint: f.bool({
      label: "Jeton d'identité joint à la déconnexion",
      required: true,
      default: false,
      help: 'ProConnect et Pro Santé Connect le demandent (id_token_hint).',
    }),
    rules: f.children('identity_rule', { label: 'Règles', by: 'identity_provider_id', max: 100 }),
    secret_set_at: f.dateTime({ label: 'Secret enregistré le', readonly: true }),
    key_made_at: f.dateTime({ label: 'Clé créée le', readonly: true }),
    scim_made_at: f.dateTime({ label: 'Jeton SCIM créé le', readonly: true }),
    scim_seen_at: f.dateTime({ label: 'Dernier appel SCIM', readonly: true }),
    /** Sealed: what the server proves itself with. */
    sealed_secret: f.text({ label: 'Secret du client', max: 1000, secret: true, readonly: true }),
    sealed_key: f.longText({ label: 'Clé privée', max: 8000, secret: true, readonly: true }),
    public_key: f.json({ label: 'Clé publique', hidden: true, readonly: true }),
    scim_hash: f.text({ label: 'Empreinte du jeton SCIM', max: 64, secret: true, readonly: true }),
  },
  rules: { break_glass_id: { required: { enforced: true } } },
  checks: [oneOwner],
  actions: {
    secret: {
      label: 'Enregistrer le secret',
      call: 'PUT /identity-provider/{id}/secret',
      permission: manage,
      if: { client_auth: { ne: 'private_key_jwt' } },
      input: { client_secret: f.text({ label: 'Secret du client', required: true, max: 500 }) },
      done: 'Le secret est enregistré, scellé.',
    },
    key: {
      label: 'Créer la clé',
      call: 'PUT /identity-provider/{id}/key',
      permission: manage,
      if: { client_auth: 'private_key_jwt' },
      confirm:
        "La clé précédente ne sert plus : le fournisseur d'identité relit la nouvelle à l'adresse des clés.",
      done: 'La clé est créée.',
    },
  },
  list: {
    columns: ['label', 'preset', 'adherent_id', 'groupAdherent_id', 'supplier_id', 'enforced', 'active'],
    search: ['label', 'issuer'],
    sort: ['label', 'asc'],
  },
  form: {
    Informations: [
      ['label', 'preset'],
      { Organisation: [['adherent_id', 'groupAdherent_id'], 'supplier_id'] },
      { 'OpenID Connect': ['issuer', ['client_id', 'client_auth'], ['scopes', 'acr']] },
      {
        Connexion: ['domains', ['shown', 'logout_hint'], ['enforced', 'break_glass_id'], 'active'],
      },
      {
        État: [
          ['secret_set_at', 'key_made_at'],
          ['scim_made_at', 'scim_seen_at'],
        ],
      },
    ],
    'Profils et périmètres': [['max_level', 'profile_id'], 'rules'],
  },
})

/** What a claim gives: a profile, and rows of the perimeter. The first profile counts, every perimeter does. */
export const identityRule = defineResource('identity_rule', {
  label: ["Règle d'identité", "Règles d'identité"],
  model: 'Identity_rule',
  title: 'claim',
  access,
  imports: false,
  fields: {
    identity_provider_id: f.ref('identity_provider', { label: "Fournisseur d'identité", required: true }),
    position: f.int({ label: 'Ordre', required: true, default: 0, min: 0, max: 1000 }),
    claim: f.text({ label: 'Donnée (claim)', required: true, max: 120, example: 'groups' }),
    operator: f.select(
      { equals: 'vaut', starts: 'commence par', present: 'est présente' },
      { label: 'Condition', required: true, default: 'equals' },
    ),
    value: f.text({ label: 'Valeur', max: 255, example: 'achats-chefs' }),
    profile_id: f.ref('profile', { label: 'Profil' }),
    adherent_id: f.ref('adherent', { label: 'Adhérent' }),
    supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
    company_id: f.ref('company', { label: 'Service' }),
  },
  rules: {
    value: { visible: { operator: { ne: 'present' } }, required: { operator: { ne: 'present' } } },
  },
})
