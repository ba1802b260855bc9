import { texts } from '../../resources/schema/texts'

/** What the form of a tender says beside its invitation. */
export const invitationTexts = texts('invitation', {
  variables: 'Variables',
  variablesHelp: "Un clic l'ajoute à la fin du message ; chacune est remplacée pour chaque fournisseur.",
  insert: 'Ajouter au message : %{meaning}',
  usual: "Sans objet ni message, l'invitation part avec le texte d'usage.",
  preview: 'Aperçu, pour %{supplier}',
  frame: "Aperçu de l'invitation",
  unknown: "Ces variables n'existent pas et partiraient telles quelles : %{names}",
})
