import { measure } from './measure'

/** Rebates at the end of a year (measures §2, « Rebates »). */
export const rebates = {
  base_ht: measure.euros({
    label: 'CA validé HT',
    definition: "Le chiffre d'affaires déclaré par le fournisseur et validé.",
    formula: 'Σ montants des déclarations validées',
    of: 'declared',
  }),
  sold_ht: measure.euros({
    label: 'À ce jour HT',
    definition: 'Les déclarations validées, et ce qui a été reçu en dehors de leurs périodes.',
    formula: 'CA validé + achats HT hors des périodes validées',
    of: 'declared',
  }),
  amount_ht: measure.euros({
    label: 'RFA HT',
    definition: "La remise de fin d'année que les taux du contrat donnent sur le CA validé.",
    formula: 'Taux de chaque palier × part du CA validé',
    of: 'declared',
  }),
  to_date_ht: measure.euros({
    label: 'RFA à ce jour HT',
    definition:
      "La remise de fin d'année que les taux du contrat donnent sur ce qui est vendu à ce jour, déclaré ou non.",
    formula: 'Taux de chaque palier atteint × part du CA à ce jour',
    of: 'declared',
  }),
  expected_ht: measure.gap({
    label: "CA prévu en fin d'année HT",
    definition:
      "Ce que le chiffre d'affaires à ce jour devient au 31 décembre, au même rythme ; ni saison, ni commande à venir n'y comptent.",
    formula: "CA à ce jour × jours de l'année ÷ jours écoulés, aujourd'hui compris",
    of: 'declared',
  }),
  forecast_ht: measure.gap({
    label: 'RFA prévue HT',
    definition:
      "La remise de fin d'année que les taux du contrat donneraient sur le CA prévu en fin d'année, au rythme d'aujourd'hui.",
    formula: "Taux de chaque palier × part du CA prévu (CA à ce jour × jours de l'année ÷ jours écoulés)",
    of: 'declared',
  }),
  paid_ht: measure.euros({
    label: 'Payé HT',
    definition: 'Ce que le fournisseur a versé de cette remise.',
    formula: 'Σ paiements',
    of: 'declared',
  }),
}
