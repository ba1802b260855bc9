import { texts } from '../../resources/schema/texts'

/** Refusals of the files of an answer. */
export const answerFileTexts = texts('answerFile', {
  inRound: 'Les pièces ne changent pas pendant une négociation.',
  tooLarge: '%{name} : le fichier dépasse 25 Mo.',
  wrongType:
    "%{name} : ce fichier n'est pas accepté, ou n'est pas ce que son nom dit (PDF, Word, Excel, PNG, JPEG, P7S, SIG, XML).",
  tooMany: 'Une réponse a %{most} pièces au plus.',
  paper: {
    files: 'Pièces',
    file: 'Pièce',
    lot: 'Lot',
    whole: "Toute l'offre",
    size: 'Octets',
    at: 'Reçue le (heure du serveur)',
    sha256: 'Empreinte SHA-256',
    supplier: 'Fournisseur',
    notReader: 'Les pièces ne sont listées que pour une personne qui lit la réponse.',
  },
  unknown: "Cette pièce n'est pas de cette réponse.",
  damaged: '%{name} ne correspond pas à son empreinte : la pièce est abîmée.',
})
