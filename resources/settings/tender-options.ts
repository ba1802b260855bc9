import type { GeneralOption } from './general-options'

/** From where on an offer is flagged as abnormally low (5-doors §5), and a fall in price asks for a word (§1.3). */
export const tenderOptions: readonly GeneralOption[] = [
  {
    key: 'low_offer_total_pct',
    label: 'Offre anormalement basse : sous la moyenne des autres',
    type: 'decimal',
    value: '25',
    unit: '%',
    min: 1,
    max: 100,
    help: 'Du total des autres offres régulières du lot : à partir de là, des explications sont à demander.',
  },
  {
    key: 'low_offer_line_pct',
    label: 'Offre anormalement basse : ligne sous le prix de référence',
    type: 'decimal',
    value: '50',
    unit: '%',
    min: 1,
    max: 100,
    help: "D'un produit du lot : à partir de là, des explications sont à demander.",
  },
  {
    key: 'price_fall_pct',
    label: 'Mise à jour des prix : baisse à justifier',
    type: 'decimal',
    value: '30',
    unit: '%',
    min: 1,
    max: 100,
    help: "Sous le dernier prix : à partir de là, le fournisseur commente son prix et l'acheteur motive sa décision.",
  },
]
