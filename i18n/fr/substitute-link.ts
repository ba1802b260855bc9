import { texts } from '../../resources/schema/texts'

/** What the pages of links say of what a supplier proposes; apart from the entry's texts, which every first visit loads. */
export const substituteLinkTexts = texts('substituteLink', {
  quantity: 'Quantité (%{unit})',
  price: 'Prix HT / %{unit}',
  notFound: "Vos articles n'ont pas pu être cherchés. Modifiez votre saisie pour réessayer.",
  heading: 'Remplacements proposés',
  intro: '%{supplier} propose pour la commande %{order} :',
  order: '%{number} de %{adherent}, à livrer le %{day}',
  until: 'Votre réponse est attendue avant le %{moment}.',
  none: "Aucun remplacement n'attend plus de réponse.",
  line: '%{quantity}, %{amount} HT',
  asked: 'Au lieu de %{label} : %{line} HT',
  accepted: 'Accepter',
  refused: 'Refuser',
  missing: 'Répondez à chaque proposition.',
  send: 'Envoyer ma réponse',
  done: 'Votre réponse est envoyée au fournisseur.',
})
