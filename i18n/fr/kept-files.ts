import { texts } from '../../resources/schema/texts'

/** What is said of a file that was sent. */
export const fileTexts = texts('keptFile', {
  untagged: 'non balisé',
  untaggedHelp:
    "Ce PDF n'est pas balisé : un lecteur d'écran n'en lit ni les titres ni les tableaux dans l'ordre. Il est gardé tel quel ; de préférence, remplacez-le par un export balisé (« PDF/UA » ou « Balises de structure » de votre traitement de texte).",
})
