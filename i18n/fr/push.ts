import { texts } from '../../resources/schema/texts'

/** What the server refuses of a device. */
export const pushRefusals = texts('pushRefusal', {
  badKey: "Ce n'est pas la clé d'un navigateur",
  tooMany: 'Vous avez déjà 10 appareils avertis : retirez-en un',
})

/** « Notifications sur cet appareil », in one's own account. */
export const pushTexts = texts('push', {
  title: 'Notifications sur cet appareil',
  help: "Ce que la cloche vous dit s'affiche aussi sur cet appareil, même quand le portail est fermé. Chaque message est chiffré pour lui seul et passe par le service de notifications de votre navigateur (Google, Mozilla, Apple ou Microsoft).",
  on: 'Les notifications sont activées sur cet appareil.',
  turnOn: 'Activer sur cet appareil',
  turnOff: 'Désactiver sur cet appareil',
  refused:
    "Votre navigateur refuse les notifications de ce site. Autorisez-les dans ses réglages (le cadenas à gauche de l'adresse), puis revenez ici.",
  unsupported:
    "Ce navigateur ne sait pas recevoir de notifications. Sur iPhone et iPad, ajoutez d'abord le portail à l'écran d'accueil (Partager, puis « Sur l'écran d'accueil ») et ouvrez-le de là.",
  failed: "Le service de notifications du navigateur n'a pas répondu. Réessayez dans un moment.",
  turnedOn: 'Les notifications sont activées sur cet appareil',
  turnedOff: 'Les notifications sont désactivées sur cet appareil',
  choose: 'Choisir les notifications affichées',
  devices: 'Vos appareils avertis',
  this: 'Cet appareil',
  since: 'activé le %{moment}',
  sent: 'dernière notification le %{moment}',
  unsent: 'aucune notification pour le moment',
  remove: 'Retirer',
  removeOf: "Retirer l'appareil : %{device}",
  removed: "L'appareil a été retiré",
})
