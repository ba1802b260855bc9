import { texts } from '../../resources/schema/texts'

/** « Clés d'accès » of « Mon compte ». */
export const passkeyTexts = texts('passkeys', {
  title: "Clés d'accès",
  help: "Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe. Une clé d'accès sert aussi de second facteur.",
  none: "Aucune clé d'accès pour l'instant.",
  unsupported: "Ce navigateur ne connaît pas les clés d'accès.",
  add: "Ajouter une clé d'accès",
  name: 'Nom de la clé',
  nameHelp: 'Par exemple « Téléphone » ou « Poste de la cuisine ».',
  password: 'Mot de passe actuel',
  code: "Code de l'application d'authentification",
  codeOrPasskey: "Vide : une de vos clés d'accès est demandée.",
  go: 'Continuer',
  cancel: 'Annuler',
  rename: 'Renommer',
  remove: 'Retirer',
  renameOf: 'Renommer la clé « %{name} »',
  removeOf: 'Retirer la clé « %{name} »',
  since: 'Ajoutée le %{moment}',
  lastUse: 'Dernière utilisation le %{moment}',
  neverUsed: 'Jamais utilisée',
  synced: 'Synchronisée par son fabricant',
  added: "La clé d'accès est ajoutée",
  renamed: "La clé d'accès est renommée",
  removed: "La clé d'accès est retirée",
})
