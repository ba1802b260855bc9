import { measure } from './measure'

/** What a year of membership brought (yearly statement): null where nothing can be measured. */
export const membership = {
  compared_ht: measure.euros({
    label: 'Achats comparés au marché HT',
    definition:
      "Les achats HT d'articles dont le produit avait, le jour de la réception, un cours du marché d'un an au plus.",
    formula: 'Σ achats HT de ces articles',
    of: 'received',
  }),
  market_ht: measure.euros({
    label: 'Les mêmes au cours du marché HT',
    definition:
      'Ce que ces achats auraient coûté au dernier cours du marché connu le jour de leur réception.',
    formula: 'Σ (quantité acceptée, en unités de base × cours), arrondi au centime par article et par jour',
    of: 'received',
  }),
  market_gain_ht: measure.gap({
    label: 'Écart au marché HT',
    definition:
      "Ce que les prix payés ont fait gagner sur les cours du marché ; négatif s'ils étaient plus élevés.",
    formula: 'Les mêmes achats au cours du marché − achats comparés au marché',
    of: 'received',
  }),
  rebate_share_ht: measure.gap({
    label: 'RFA reversées HT',
    definition:
      "La part de l'adhérent dans les remises de fin d'année partagées avec les adhérents, une fois facturées au fournisseur ; pour un groupe, celle de ses adhérents d'aujourd'hui.",
    formula: "Σ parts des décomptes de l'année, facturés ou payés",
    of: 'declared',
  }),
  contract_ht: measure.euros({
    label: 'Achats au contrat HT',
    definition: "Les achats HT qu'un contrat couvrait le jour de leur réception.",
    formula: 'Achats HT − achats hors contrat HT',
    of: 'received',
  }),
  contract_share: measure.percent({
    label: 'Part sous contrat',
    definition: "La part des achats HT qu'un contrat couvrait.",
    formula: 'Achats au contrat ÷ achats HT',
    of: 'received',
  }),
  avoided_ht: measure.gap({
    label: 'Fuites évitées HT',
    definition:
      "Ce qui est acheté au contrat au lieu d'être acheté hors contrat comme un an avant, produit par produit ; un achat hors catalogue sans équivalent sous contrat n'a pas de produit et n'y compte pas.",
    formula:
      'Σ par produit : min(hors contrat un an avant − hors contrat maintenant, achats au contrat), au moins 0',
    of: 'received',
  }),
  gained_ht: measure.gap({
    label: 'Gain mesuré HT',
    definition:
      "Ce que l'année a rapporté, pour autant qu'on le mesure ; les fuites évitées sont des achats, pas un gain, et n'y comptent pas.",
    formula: 'Écart au marché + RFA reversées + avoirs obtenus, sans ce qui ne se mesure pas',
    of: 'received',
  }),
}
