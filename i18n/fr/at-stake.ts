import { texts } from '../../resources/schema/texts'

/** What « En jeu » says. */
export const atStakeTexts = texts('atStake', {
  title: 'En jeu',
  priceGap:
    '%{smart_count} commande payée au-dessus du prix du contrat ce mois-ci |||| %{smart_count} commandes payées au-dessus du prix du contrat ce mois-ci',
  seeOrders: 'Voir ces commandes',
  leak: '%{smart_count} commande hors contrat ce mois-ci, un équivalent existe |||| %{smart_count} commandes hors contrat ce mois-ci, un équivalent existe',
  leakLost:
    '%{smart_count} commande hors contrat ce mois-ci, un équivalent existe ; RFA perdue : %{lost} |||| %{smart_count} commandes hors contrat ce mois-ci, un équivalent existe ; RFA perdue : %{lost}',
  seeLeaks: 'Voir les fuites',
  pages: {
    price_gap: 'Commandes payées au-dessus du prix du contrat',
    leak: 'Commandes hors contrat dont un équivalent existe',
    shipping: 'Commandes avec un port évitable ou sous le minimum',
  },
  days: 'Réceptions du %{from} au %{to}',
  sum: '%{smart_count} commande, %{amount} HT |||| %{smart_count} commandes, %{amount} HT en tout',
  order: 'Commande',
  lastDay: 'Reçue le',
  member: 'Adhérent',
  supplier: 'Fournisseur',
  amounts: { price_gap: 'Payé en trop HT', leak: 'Hors contrat HT', shipping: 'Port HT' },
  noOrder: 'Aucune commande',
  noOrderText: "Rien n'est en jeu ce mois-ci.",
  more: '%{smart_count} autre commande |||| %{smart_count} autres commandes',
  total: 'Total',
  shipping:
    'Port payé faute de franco ce mois-ci : %{smart_count} commande, minimums manqués compris |||| Port payé faute de franco ce mois-ci : %{smart_count} commandes, minimums manqués compris',
  expiring:
    '%{smart_count} article en stock à consommer sous 7 jours |||| %{smart_count} articles en stock à consommer sous 7 jours',
  seeStock: 'Voir le stock',
  credits: '%{smart_count} avoir attendu |||| %{smart_count} avoirs attendus',
  creditsSince:
    '%{smart_count} avoir attendu depuis le %{day} |||| %{smart_count} avoirs attendus, le plus ancien depuis le %{day}',
  seeClaims: 'Relancer les litiges',
  tier: 'Palier de RFA à portée : encore %{missing} chez %{supplier} |||| %{smart_count} paliers de RFA à portée : encore %{missing} chez %{supplier}',
  seeRebates: 'Voir les RFA',
  contracts:
    '%{smart_count} contrat finit sous 90 jours, achats de 12 mois |||| %{smart_count} contrats finissent sous 90 jours, achats de 12 mois',
  seeContracts: 'Voir les contrats',
  undeclared:
    "RFA de %{smart_count} déclaration de chiffre d'affaires en retard |||| RFA de %{smart_count} déclarations de chiffre d'affaires en retard",
  seeRevenues: 'Relancer les fournisseurs',
  prices: 'Votre panier de 12 mois coûtera plus cher au %{day}',
  seePrices: 'Voir le catalogue',
  budget: "Dépassement du budget alimentaire en fin d'année, à ce rythme",
  seeBudget: 'Voir les achats',
})
