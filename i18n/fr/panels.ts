import { texts } from '../../resources/schema/texts'

/** Titles of the tabs added to generated forms, apart from what the tabs say: they stand in every page's first files. */
export const panelTitles = texts('panelTitles', {
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
  membership: "Bilan d'adhésion",
  preparation: 'Préparation',
  judgement: 'Plis et analyse',
  priceAnswers: 'Réponses et décisions',
  priceDrift: 'Dérive des paniers',
  priceLog: 'Journal',
  volumes: 'Réponses et résultats',
  revenue: 'Montants et écart',
  surveys: 'Réponses',
  quotes: 'Devis reçus',
  register: 'Registre des téléchargements',
})
