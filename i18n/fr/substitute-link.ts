/** What the pages of links say of what a supplier proposes; apart from the entry's texts, which every first visit loads. */
export const substituteLinkTexts = {
  quantity: (unit: string) => `Quantité (${unit})`,
  price: (unit: string) => `Prix HT / ${unit}`,
  notFound: "Vos articles n'ont pas pu être cherchés. Modifiez votre saisie pour réessayer.",
  heading: 'Remplacements proposés',
  intro: (supplier: string, order: string) => `${supplier} propose pour la commande ${order} :`,
  order: (number: string, adherent: string, day: string) => `${number} de ${adherent}, à livrer le ${day}`,
  until: (moment: string) => `Votre réponse est attendue avant le ${moment}.`,
  none: "Aucun remplacement n'attend plus de réponse.",
  line: (quantity: string, amount: string) => `${quantity}, ${amount} HT`,
  asked: (label: string, line: string) => `Au lieu de ${label} : ${line} HT`,
  accepted: 'Accepter',
  refused: 'Refuser',
  missing: 'Répondez à chaque proposition.',
  send: 'Envoyer ma réponse',
  done: 'Votre réponse est envoyée au fournisseur.',
} as const
