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
  paid_ht: measure.euros({
    label: 'Payé HT',
    definition: 'Ce que le fournisseur a versé de cette remise.',
    formula: 'Σ paiements',
    of: 'declared',
  }),
}
