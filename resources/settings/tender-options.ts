import type { GeneralOption } from './general-options'

/** From where on an offer is flagged as abnormally low (5-doors §5). */
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
]
