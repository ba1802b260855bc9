import { measure, ratio, sum } from './measure'

/** Purchases, of the facts (`purchase_fact`). */
export const purchases = {
  amount_ht: measure.euros(
    {
      label: 'Achats HT',
      definition: 'Ce qui a été reçu et accepté, au prix livré, hors taxes, frais et consignes.',
      formula: 'Σ quantité acceptée × prix livré, arrondi au centime ligne par ligne',
      of: 'received',
    },
    sum('amount_ht'),
  ),
  amount_ttc: measure.euros(
    {
      label: 'Achats TTC',
      definition: 'Les achats HT avec leur TVA ; ni frais, ni consignes.',
      formula: 'Achats HT + Σ (montant de la ligne × taux de TVA), la taxe arrondie une fois',
      of: 'received',
    },
    sum('amount_ht', 'vat'),
  ),
  orders: measure.count(
    {
      label: 'Commandes',
      definition: 'Les commandes réceptionnées en entier, chacune une fois.',
      formula: 'Nombre de commandes',
      of: 'closed',
    },
    sum('orders'),
  ),
  lines: measure.count(
    {
      label: 'Lignes',
      definition: 'Les lignes de ces commandes dont une quantité a été acceptée.',
      formula: 'Nombre de lignes dont la quantité acceptée dépasse 0',
      of: 'closed',
    },
    sum('lines'),
  ),
  basket_ht: measure.average(
    {
      label: 'Panier moyen HT',
      definition: "Ce qu'une commande réceptionnée en entier a apporté en moyenne.",
      formula: 'Achats HT de ces commandes ÷ leur nombre',
      of: 'closed',
    },
    ratio('closed_ht', 'orders'),
  ),
  service_rate: measure.percent(
    {
      label: 'Taux de service',
      definition:
        'La part de ce qui était commandé qui a été acceptée, toutes réceptions de la ligne ajoutées.',
      formula: 'Σ min(quantité acceptée, quantité commandée) ÷ Σ quantité commandée, en unités de base',
      of: 'closed',
    },
    ratio('served', 'ordered'),
  ),
  out_share: measure.percent(
    {
      label: 'Part hors catalogue',
      definition: "La part des achats dont le fournisseur ou le produit n'est dans aucun catalogue.",
      formula: 'Achats HT hors catalogue ÷ achats HT',
      of: 'received',
    },
    ratio('out_ht', 'amount_ht'),
  ),
  off_ht: measure.euros({
    label: 'Hors plateforme HT',
    definition:
      'Ce que les fournisseurs disent avoir vendu sans passer par le portail ; à côté des achats, jamais dedans.',
    formula: 'Σ montants des achats externes',
    of: 'told',
  }),
}
