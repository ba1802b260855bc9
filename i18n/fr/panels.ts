/** Titles of the tabs added to generated forms, apart from what the tabs say: they stand in every page's first files. */
export const panelTitles = {
  prices: 'Prix',
  orderability: 'Commandable ?',
  anomalies: 'Anomalies',
  offers: 'Articles',
  families: 'Familles',
  subfamilies: 'Sous-familles',
  platforms: 'Plateformes',
  contracts: 'Contrats',
  coverage: 'Communes livrées',
  referencing: 'Référencement',
  levels: 'Niveaux de commande',
  members: 'Adhérents du groupe',
  egalim: 'EGAlim',
  preparation: 'Préparation',
  judgement: 'Plis et analyse',
  lockedTender: (state: string) =>
    `Appel d'offres au statut « ${state} » : ce qui a été publié ne se modifie plus.`,
  priceAnswers: 'Réponses et décisions',
  priceDrift: 'Dérive des paniers',
  priceLog: 'Journal',
  lockedPriceUpdate: (state: string) =>
    `Mise à jour des prix au statut « ${state} » : ce qui a été demandé ne se modifie plus.`,
  volumes: 'Réponses et résultats',
  lockedVolumeRequest: (state: string) =>
    `Demande de volumes au statut « ${state} » : ce qui a été demandé ne se modifie plus.`,
  revenue: 'Montants et écart',
  lockedRevenue: (state: string) => `Déclaration au statut « ${state} » : elle ne se modifie plus.`,
  surveys: 'Réponses',
  lockedSurvey: (state: string) =>
    `Demande de statistiques au statut « ${state} » : ce qui a été demandé ne se modifie plus.`,
  quotes: 'Devis reçus',
  lockedQuote: (state: string) => `Demande de devis au statut « ${state} » : elle ne se modifie plus.`,
  register: 'Registre des téléchargements',
} as const
