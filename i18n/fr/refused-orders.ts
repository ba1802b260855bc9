import { texts } from '../../resources/schema/texts'

/** What is said of an order that a guard refused, and of what ends it. */
export const refusedTexts = texts('refusedOrder', {
  replaceBy: 'Remplacer par %{label}',
  replaceFacts: '%{supplier} · %{quantity} · %{amount} HT',
  others: 'Autres équivalents',
  othersOf: 'Autres équivalents de %{label}',
  chooseTitle: 'Remplacer %{label}',
  remove: 'Retirer',
  removeOf: 'Retirer %{label} de la commande',
  removed: 'Ligne retirée',
  put: 'Mettre %{quantity}',
  putOf: 'Mettre %{quantity} de %{label}',
  corrected: 'Quantité corrigée',
  deliver: 'Livrer le %{day}',
  otherDay: 'Jour changé',
  ended: 'Corrigé',
  again: 'Envoyer à nouveau',
})
