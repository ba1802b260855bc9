import { texts } from '../../resources/schema/texts'

/** What the tools of a comparison say: its filters, its charts, its simulation, what it writes. */
export const comparisonTexts = texts('comparison', {
  stale: 'À recalculer',
  staleHelp: "Ce dont ces notes dépendent a changé : recalculez-les avant de décider et d'attribuer.",
  filters: 'Filtrer la comparaison',
  gapOver: 'Écart de plus de (%)',
  missingOnly: 'Sans réponse seulement',
  disputedOnly: 'Prix disputés seulement (les deux meilleurs à 2 % près)',
  shown: '%{smart_count} produit sur %{all} |||| %{smart_count} produits sur %{all}',
  noneShown: 'Aucun produit ne répond à ces filtres',
  workbook: 'Exporter la comparaison (xlsx)',
  legend: 'Lecture',
  charts: 'Graphiques',
  notesChart: 'Note finale par critère',
  savingsChart: 'Économies par famille sur la période précédente',
  savingsHelp: 'Offre retenue, sinon première ; sur les produits dont le prix de référence est connu.',
  noSavings: 'Calculez les notes des lots pour voir les économies.',
  saved: 'Économie',
  supplier: 'Fournisseur',
  lot: 'Lot',
  lastPeriod: 'Période précédente',
  retainedPrice: 'Offre retenue',
  simulation: "Simuler d'autres poids",
  simulationHelp: "Un essai sur cet écran : les notes de l'appel d'offres ne changent pas.",
  simulate: 'Simuler',
  weightOf: 'Poids de %{criterion}, essai',
  sum: 'Total : %{sum} % – il en faut 100.',
  simulated: 'Note simulée',
  simulatedRank: 'Rang simulé',
  before: 'Note actuelle',
  beforeRank: 'Rang actuel',
  writes: (known: number, created: number) =>
    `À l'application : ${known} article${known > 1 ? 's' : ''} mis à jour, ${created} créé${created > 1 ? 's' : ''}.`,
  free: 'Prix à 0',
  freeHelp:
    "1 prix à 0 : le motif dit pourquoi une telle offre est retenue, et ce prix s'applique à 0. |||| %{smart_count} prix à 0 : le motif dit pourquoi une telle offre est retenue, et ces prix s'appliquent à 0.",
  freeUnsaid: 'sans commentaire',
  unmatched:
    "1 ligne retenue n'a pas de référence fournisseur : elle ne deviendrait aucun article. |||| %{smart_count} lignes retenues n'ont pas de référence fournisseur : elles ne deviendraient aucun article.",
})
