/** What the server says of statistics. */
export const statisticsTexts = {
  title: 'Statistiques',
  notOwn: "Ce choix n'est pas dans votre périmètre.",
  none: 'Non précisé',
  amount: 'HT',
  withTax: 'TTC',
  orders: 'Commandes',
  serviceRate: 'Taux de service',
  outShare: 'Part hors catalogue',
  off: 'Hors plateforme HT',
  file: 'statistiques-%{by}-%{from}-%{to}.xlsx',
} as const
