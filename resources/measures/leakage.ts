import { measure } from './measure'

/** What no contract covers (measures §2, « Leakage »). */
export const leakage = {
  amount_ht: measure.euros({
    label: 'Achats hors contrat HT',
    definition:
      "Les achats HT dont le fournisseur ou le produit est hors catalogue, ou dont le fournisseur n'a ce jour-là aucun contrat pour ce service et ce catalogue.",
    formula: 'Σ achats HT de ces lignes',
    of: 'received',
  }),
  replaceable_ht: measure.euros({
    label: 'dont remplaçables HT',
    definition: 'Ceux dont un équivalent sous contrat peut être commandé.',
    formula: 'Σ achats HT de ces lignes',
    of: 'received',
  }),
  without_ht: measure.euros({
    label: 'dont sans équivalent HT',
    definition: 'Ceux que rien sous contrat ne remplace.',
    formula: 'Achats hors contrat − remplaçables',
    of: 'received',
  }),
  lost_ht: measure.euros({
    label: 'RFA perdue HT',
    definition: "La remise de fin d'année que les achats remplaçables auraient rapportée.",
    formula: 'RFA(vendu + remplaçable) − RFA(vendu), taux par taux',
    of: 'received',
  }),
}
