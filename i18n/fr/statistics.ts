import { texts } from '../../resources/schema/texts'

/** What the server says of statistics. */
export const statisticsTexts = texts('statistics', {
  title: 'Statistiques',
  notOwn: "Ce choix n'est pas dans votre périmètre.",
  tooLong: 'Les mois sont montrés sur %{smart_count} mois au plus : choisissez une période plus courte.',
  none: 'Non précisé',
  file: 'statistiques-%{by}-%{from}-%{to}.xlsx',
  indicatorsFile: 'indicateurs-%{by}-%{from}-%{to}.xlsx',
  indicators: 'Prix et qualité',
  averagePrices: 'Prix moyens',
  article: 'Article',
  supplier: 'Fournisseur',
  unit: 'Unité de base',
  quantity: 'Quantité reçue',
  priceBefore: 'Prix moyen un an avant',
  change: 'Évolution %',
  scoresFile: 'fiabilite-des-fournisseurs-%{from}-%{to}.xlsx',
  scores: 'Fiabilité des fournisseurs',
  bridge: 'Pourquoi ?',
  bridgeFile: 'pourquoi-%{from}-%{to}.xlsx',
  articles: 'Articles',
  product: 'Produit',
})
