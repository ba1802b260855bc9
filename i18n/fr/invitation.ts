/** What the form of a tender says beside its invitation. */
export const invitationTexts = {
  variables: 'Variables',
  variablesHelp: "Un clic l'ajoute à la fin du message ; chacune est remplacée pour chaque fournisseur.",
  insert: (meaning: string) => `Ajouter au message : ${meaning}`,
  usual: "Sans objet ni message, l'invitation part avec le texte d'usage.",
  preview: (supplier: string) => `Aperçu, pour ${supplier}`,
  frame: "Aperçu de l'invitation",
  unknown: (names: string) => `Ces variables n'existent pas et partiraient telles quelles : ${names}`,
}
