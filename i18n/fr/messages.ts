import { sayer } from '../../resources/schema/say'

/** Texts around the dashboard messages. */
export const portalMessages = {
  'message.read': "J'ai lu",
  'message.region': 'Messages',
  'message.blockingHint': 'Cette page se rouvrira toute seule à la fin, prévue le %{end}.',
  'message.retry': 'Vérifier maintenant',
  'message.passed': 'Message bloquant : les personnes visées ne peuvent pas utiliser le portail.',
  'message.preview': 'Aperçu',
  'message.previewBanner': "En bandeau, sur la page d'accueil",
  'message.previewPopup': "Dans une fenêtre, une fois, jusqu'à « J'ai lu »",
  'message.previewBlocking': "À la place de l'application",
  'message.noTitle': 'Titre du message',
  'message.noContent': 'Contenu du message',
  'editor.toolbar': 'Mise en forme',
  'editor.bold': 'Gras',
  'editor.italic': 'Italique',
  'editor.underline': 'Souligné',
  'editor.heading': 'Intertitre',
  'editor.bullets': 'Liste à puces',
  'editor.numbers': 'Liste numérotée',
  'editor.quote': 'Citation',
  'editor.link': 'Lien',
  'editor.unlink': 'Retirer le lien',
  'editor.undo': 'Annuler la saisie',
  'editor.redo': 'Rétablir la saisie',
  'editor.linkTitle': 'Lien',
  'editor.address': 'Adresse',
  'editor.addressHelp': 'https://…, mailto:… ou tel:…',
  'editor.addressWrong': 'Cette adresse ne commence pas par https://, http://, mailto: ou tel:.',
  'editor.setLink': 'Appliquer',
} as const

export type MessageTextKey = keyof typeof portalMessages

/** Says one of them. */
export const sayMessage = sayer(portalMessages)
