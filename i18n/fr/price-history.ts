import { texts } from '../../resources/schema/texts'

/** What is said of the price of an article over time. */
export const priceHistoryTexts = texts('priceHistory', {
  title: 'Historique du prix',
  of: 'Historique du prix : %{article}',
  since: '%{price} depuis le %{day}',
  none: "Aucun prix en vigueur aujourd'hui",
  announced: 'Annoncé : %{price} à partir du %{day}',
  curve: 'Prix sur deux ans, de %{lowest} à %{highest}',
  today: "aujourd'hui",
  from: 'Du',
  to: 'Au',
  price: 'Prix',
  change: 'Évolution',
  state: 'État',
  states: { past: 'Passé', current: 'En vigueur', future: 'À venir', announced: 'Annoncé' },
  empty: 'Aucun prix connu sur deux ans.',
  unit: (price: string, unit: string, tax: string) => `${price} ${tax}${unit ? ` / ${unit}` : ''}`,
  ht: 'HT',
  ttc: 'TTC',
})
