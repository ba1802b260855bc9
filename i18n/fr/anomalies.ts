/** What is said of an article by each type of anomaly (domain §4.8); `%{x}` is filled in by the search for anomalies. */
export const anomalySentences = {
  missing_price: 'Aucun prix en vigueur au %{day}',
  expired_article: "L'article est actif, sa date de désactivation du %{day} est passée",
  missing_rate: "Le taux de TVA n'est pas renseigné",
  missing_unit_or_coef: "Une unité ou un coefficient n'est pas renseigné",
  duplicate_reference: 'Un autre article du fournisseur porte le même libellé pour le même produit',
  price_variation_over_threshold: 'Le prix est passé de %{from} à %{to}',
  label_expired: 'Le label « %{label} » a expiré',
  no_referencing: "Aucun adhérent n'est référencé chez ce fournisseur pour cette famille",
  silent_price_campaigns:
    'Deux mises à jour des prix de suite sans réponse du fournisseur (« %{former} », « %{last} »)',
  missing_origin: "L'origine n'est pas renseignée",
} as const

export type AnomalyKind = keyof typeof anomalySentences
