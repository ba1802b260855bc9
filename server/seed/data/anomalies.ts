/** What the nightly check says of an article, by type of anomaly. */
export const anomalyDetails: readonly (readonly [type: string, detail: string])[] = [
  ['missing_price', 'Aucun prix en vigueur au 1er mars 2026'],
  ['missing_origin', "L'origine n'est pas renseignée"],
  ['price_variation_over_threshold', 'Le prix a varié de plus de 3 % depuis la dernière mise à jour'],
  ['no_referencing', "Aucun adhérent n'est référencé chez ce fournisseur pour cette famille"],
  ['duplicate_reference', 'Un autre article porte la même référence'],
  ['label_expired', "Un label de l'article a expiré"],
]
