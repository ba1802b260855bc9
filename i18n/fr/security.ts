import { texts } from '../../resources/schema/texts'

/** What « Mes sessions » and the change of one's own address say. */
export const sessionTexts = texts('session', {
  title: 'Mes sessions',
  help: 'Les appareils où votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
  device: 'Appareil',
  unknown: 'Appareil inconnu',
  current: 'Cette session',
  actingFor: 'Ouverte par %{name} en votre nom',
  from: 'Adresse %{address}',
  lastUse: 'Dernière activité le %{moment}',
  since: 'Ouverte le %{moment}',
  end: 'Fermer',
  endOf: 'Fermer la session : %{device}',
  ended: 'La session a été fermée',
  endOthers: 'Fermer toutes les autres sessions',
  othersEnded: 'Toutes vos autres sessions ont été fermées',
  alone: "Votre compte n'est ouvert nulle part ailleurs.",
})

/** What « Clés d'API » says in « Mon compte ». */
export const keyTexts = texts('apiKey', {
  title: "Clés d'API",
  help: "Une clé permet à un logiciel (stock, comptabilité, commandes…) d'appeler l'API en votre nom, dans votre périmètre et avec les seules permissions que vous lui donnez.",
  guide: "Comment utiliser l'API",
  none: "Vous n'avez aucune clé.",
  add: 'Créer une clé',
  name: 'Nom',
  nameHelp: "Le logiciel qui s'en servira : « Gestion des stocks ».",
  lastDay: "Valable jusqu'au",
  permissions: 'Permissions',
  readOnly: 'Toutes celles de consultation',
  password: 'Mot de passe actuel',
  create: 'Créer la clé',
  made: 'Votre nouvelle clé',
  once: 'Copiez maintenant ce secret : il ne sera plus affiché.',
  copy: 'Copier',
  noted: "Je l'ai copié",
  ending: 'Clé finissant par %{ending}',
  until: "valable jusqu'au %{day}",
  past: 'Expirée',
  count: '%{smart_count} permission |||| %{smart_count} permissions',
  seen: 'dernière utilisation le %{moment} depuis %{address}',
  unseen: 'jamais utilisée',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer la clé : %{name}',
  revokeAsk: 'Révoquer la clé « %{name} » ?',
  revokeText: "Le logiciel qui s'en sert est refusé aussitôt. C'est irréversible.",
  revoked: 'La clé a été révoquée',
})

export const addressTexts = texts('knownAddress', {
  password: 'Mot de passe actuel',
  why: 'Changer votre adresse demande votre mot de passe. Elle ne change que lorsque vous ouvrez le lien envoyé à la nouvelle.',
  sent: 'Un lien de confirmation a été envoyé à %{address}',
  pending: '%{address} deviendra votre adresse lorsque vous ouvrirez le lien qui lui a été envoyé.',
  giveUp: 'Renoncer à ce changement',
  givenUp: 'Votre adresse reste inchangée',
})

/** What « Double authentification » says in « Mon compte ». */
export const factorTexts = texts('factor', {
  title: 'Double authentification',
  help: "Un code de votre application d'authentification, demandé à chaque connexion en plus du mot de passe : il protège votre compte même si votre mot de passe est connu.",
  on: 'Activée',
  off: 'Désactivée',
  required: 'Votre profil la demande : elle ne peut pas être désactivée.',
  codesLeft: (n: number) =>
    n === 0
      ? 'Il ne vous reste aucun code de secours : créez-en de nouveaux.'
      : `Codes de secours restants : ${n}.`,
  enrol: 'Activer',
  disable: 'Désactiver',
  renew: 'Créer de nouveaux codes de secours',
  password: 'Mot de passe actuel',
  go: 'Continuer',
  cancel: 'Annuler',
  scan: "Scannez ce code avec une application d'authentification (Google Authenticator, Microsoft Authenticator, FreeOTP…), puis saisissez le code qu'elle affiche.",
  qr: "QR code à scanner avec l'application",
  secret: "Ou saisissez cette clé dans l'application :",
  code: 'Code à 6 chiffres',
  confirm: 'Activer la double authentification',
  codes: 'Vos codes de secours',
  codesHelp:
    'Notez-les en lieu sûr : chacun remplace une fois votre application, si vous la perdez. Ils ne seront plus affichés.',
  noted: 'Je les ai notés',
  enabled: 'La double authentification est activée ; vos autres sessions ont été fermées',
  disabled: 'La double authentification est désactivée',
})

/** What « Accès du compte » says on the page of an account, to the staff. */
export const accessTexts = texts('access', {
  title: 'Accès du compte',
  help: "Ce qui ouvre ce compte aujourd'hui. « Déconnecter partout » y met fin : sessions, clés d'API, webhooks, liens envoyés, appareils avertis et exports. Le mot de passe et les seconds facteurs restent.",
  factors: 'Double authentification',
  application: "Application d'authentification activée",
  noApplication: "Aucune application d'authentification",
  required: 'Exigée par le profil',
  codes: '%{smart_count} code de secours restant |||| %{smart_count} codes de secours restants',
  passkeys: "Clés d'accès",
  sessions: 'Sessions ouvertes',
  devices: 'Appareils avertis',
  keys: "Clés d'API",
  identities: 'Identités rattachées',
  none: 'Aucune',
  noDevice: 'Aucun',
  linked: 'Rattachée le %{moment}',
  lastLogin: 'dernière connexion le %{moment}',
  added: 'Averti depuis le %{moment}',
  lastSent: 'dernier envoi le %{moment}',
  disconnect: 'Déconnecter partout',
  disconnectTitle: 'Déconnecter %{name} partout ?',
  disconnectText:
    "Ses sessions se ferment aussitôt, y compris celles ouvertes par ses clés. Ses clés d'API sont supprimées, ses webhooks arrêtés, ses exports programmés suspendus et les liens qui lui ont été envoyés ne servent plus. La personne se reconnecte avec son mot de passe.",
  disconnected: 'Cette personne est déconnectée partout',
})
