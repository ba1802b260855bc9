import { measure, ratio } from './measure'

/** Prices of articles over two periods (measures §2, « Prices »). */
export const prices = {
  price: measure.price({
    label: 'Prix moyen HT',
    definition: "Ce qui a été payé en moyenne pour une unité de base d'un article.",
    formula: 'Achats HT ÷ quantité acceptée, en unités de base',
    of: 'received',
  }),
  effect_ht: measure.gap({
    label: 'Effet prix HT',
    definition:
      "Ce que la quantité de la période a coûté de plus, ou de moins, qu'au prix moyen d'un an avant.",
    formula: "Quantité × (prix moyen − prix moyen d'un an avant)",
    of: 'received',
  }),
}

/** Indexes of prices, of the articles that were bought in both periods. */
export const priceIndexes = {
  price_paasche: measure.index({
    label: 'Indice des prix (panier de la période)',
    definition:
      "Ce que le panier de la période a coûté, sur ce qu'il aurait coûté aux prix d'un an avant (Paasche) ; 100 = sans changement.",
    formula:
      "100 × Σ montants ÷ Σ (quantités × prix moyens d'un an avant), des articles achetés aux deux périodes",
    of: 'received',
  }),
  price_laspeyres: measure.index({
    label: "Indice des prix (panier d'un an avant)",
    definition:
      "Ce que le panier d'un an avant coûterait aux prix de la période, sur ce qu'il a coûté (Laspeyres) ; 100 = sans changement.",
    formula:
      "100 × Σ (quantités d'un an avant × prix moyens) ÷ Σ montants d'un an avant, des articles achetés aux deux périodes",
    of: 'received',
  }),
  compared_share: measure.percent({
    label: 'Part comparée',
    definition: "La part des achats dont l'article était déjà acheté un an avant.",
    formula: 'Achats HT des articles achetés aux deux périodes ÷ achats HT',
    of: 'received',
  }),
}

/** Credits, approval and coverage (measures §2, « Claims », « Service and suppliers »). */
export const conduct = {
  credit_asked: measure.euros({
    label: 'Avoirs demandés HT',
    definition: 'Ce que les litiges demandent, ligne par ligne.',
    formula: 'Σ montants demandés, partagés entre les lignes du litige au prorata de leurs écarts',
    of: 'claimed',
  }),
  credit_obtained: measure.euros({
    label: 'Avoirs obtenus HT',
    definition: 'Ce que les fournisseurs ont accordé de ces litiges.',
    formula: 'Σ montants obtenus, partagés de même',
    of: 'claimed',
  }),
  credit_recovery: measure.percent(
    {
      label: 'Avoirs récupérés',
      definition: 'La part des avoirs demandés qui a été obtenue.',
      formula: 'Avoirs obtenus ÷ avoirs demandés',
      of: 'claimed',
    },
    ratio('obtained', 'asked'),
  ),
  validation_minutes: measure.minutes({
    label: 'Délai de validation',
    definition: 'Le temps médian entre la demande de validation et la dernière décision.',
    formula: 'Médiane des minutes du dernier tour de validation de chaque commande',
    of: 'closed',
  }),
  coverage: measure.percent({
    label: 'Couverture',
    definition:
      "Des familles que chaque adhérent achète, celles qu'un fournisseur livre aujourd'hui dans sa commune.",
    formula: 'Couples adhérent × famille livrés ÷ couples achetés',
    of: 'received',
  }),
}
