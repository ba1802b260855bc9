import { measure } from './measure'

const received = { of: 'received' } as const

/** What purchases differ by from those of other days (§5): the parts add up to the difference, to the cent. */
export const bridge = {
  before_ht: measure.euros({
    label: 'Achats comparés HT',
    definition: 'Ce qui a été reçu pendant la période comparée.',
    formula: 'Achats HT de la période comparée (A0)',
    ...received,
  }),
  after_ht: measure.euros({
    label: 'Achats HT',
    definition: 'Ce qui a été reçu pendant la période choisie.',
    formula: 'Achats HT de la période choisie (A1)',
    ...received,
  }),
  price_ht: measure.euros({
    label: 'Prix',
    definition: 'Les mêmes articles, payés plus ou moins cher.',
    formula: 'A1 − quantité × prix moyen de la période comparée, des articles achetés aux deux périodes',
    ...received,
  }),
  substitution_ht: measure.euros({
    label: 'Substitution',
    definition: "Un article acheté à la place d'un autre du même produit.",
    formula:
      'Quantité × prix moyen de la période comparée (A1 pour un nouvel article) − A0 × évolution des quantités du produit',
    ...received,
  }),
  mix_ht: measure.euros({
    label: 'Répartition',
    definition: "Plus de certains produits d'une famille que d'autres.",
    formula:
      'A0 × (évolution des quantités du produit − évolution des quantités de la famille, par unité de base)',
    ...received,
  }),
  volume_ht: measure.euros({
    label: 'Volume',
    definition: 'Les quantités de toute la famille.',
    formula: 'A0 × (évolution des quantités de la famille, par unité de base − 1)',
    ...received,
  }),
  new_ht: measure.euros({
    label: 'Nouveaux produits',
    definition: "Produits qui n'étaient pas achetés.",
    formula: 'A1 des produits achetés pendant la seule période choisie',
    ...received,
  }),
  dropped_ht: measure.euros({
    label: 'Produits arrêtés',
    definition: 'Produits qui ne sont plus achetés.',
    formula: '− A0 des produits achetés pendant la seule période comparée',
    ...received,
  }),
  other_ht: measure.euros({
    label: 'Sans quantité',
    definition: 'Montants reçus sans quantité.',
    formula: 'A1 − A0 des lignes sans quantité acceptée',
    ...received,
  }),
}
