import { frenchDay } from '../../resources/schema/date-text'
import { frenchPrice } from '../../resources/schema/decimal-text'
import { texts } from '../../resources/schema/texts'
import type { MembershipYear } from '../../resources/statistics/membership'

/** What the yearly statement of a member says, on its page and on paper. */
export const membershipTexts = texts('membership', {
  title: 'Ce que votre adhésion vous a apporté',
  open: "Bilan d'adhésion",
  titleOf: 'Ce que votre adhésion vous a apporté en %{year}',
  file: 'bilan-adhesion-%{year}.pdf',
  paper: 'Imprimer (PDF)',
  year: 'Année',
  yearToDate: '%{year} (à ce jour)',
  of: 'Adhérent',
  period: 'Période',
  days: 'Du %{from} au %{to}',
  daysToDate: 'Du %{from} au %{to}, à ce jour',
  everyMember: 'Tous mes adhérents',
  notYet: "Cette année n'a pas commencé.",
  nothing: 'Rien à mesurer',
  sections: {
    total: 'En tout',
    market: 'Prix payés et cours du marché',
    rebates: "Remises de fin d'année",
    credits: 'Avoirs',
    contracts: 'Contrats et fuites',
  },
  figure: 'Chiffre',
  amount: 'Montant',
  products: 'Produits comparés au marché',
  rebateTable: 'RFA reversées par fournisseur',
  avoidedTable: 'Produits achetés hors contrat un an avant',
  product: 'Produit',
  supplier: 'Fournisseur',
  base: "Chiffre d'affaires HT",
  share: 'Part HT',
  paid: 'Payé HT',
  market: 'Au marché HT',
  gap: 'Écart HT',
  before: 'Hors contrat un an avant HT',
  now: 'Hors contrat HT',
  contract: 'Au contrat HT',
  avoided: 'Évité HT',
  total: 'Total',
  seeLeaks: 'Voir les achats hors contrat',
  seeClaims: "Voir les litiges de l'année",
  seeOrders: 'Commandes derrière %{amount}',
  seeSettlement: 'Décompte de %{supplier}',
  leftOut: "Ce qui n'est pas compté",
  left: {
    uncompared: "%{amount} HT d'achats n'ont pas de cours du marché : ils ne sont pas comparés.",
    rebates:
      "%{smart_count} décompte de RFA n'est pas encore facturé au fournisseur : sa part n'y est pas. |||| %{smart_count} décomptes de RFA ne sont pas encore facturés aux fournisseurs : leurs parts n'y sont pas.",
    kept: 'Les RFA que le groupement ne partage pas avec ses adhérents ne sont pas comptées.',
    outside: "Les achats faits en dehors du portail, les frais, les taxes et les consignes n'y sont pas.",
    before:
      "Les fuites évitées se mesurent sur ce qui était acheté hors contrat du %{from} au %{to} : rien ne l'était.",
    running: "L'année n'est pas terminée : les chiffres sont arrêtés au %{to}.",
  },
})

const { left } = membershipTexts

/** What the figures of a year leave out, in sentences. */
export function membershipLeftOut(found: MembershipYear): string[] {
  const { year, current, to, before_from, before_to, uncompared_ht, open_rebates, avoided_ht } = found
  return [
    ...(year === current ? [left.running({ to: frenchDay(to) })] : []),
    ...(Number(uncompared_ht) > 0 ? [left.uncompared({ amount: frenchPrice(uncompared_ht) })] : []),
    ...(open_rebates > 0 ? [left.rebates({ smart_count: open_rebates })] : []),
    left.kept,
    ...(avoided_ht === null ? [left.before({ from: frenchDay(before_from), to: frenchDay(before_to) })] : []),
    left.outside,
  ]
}
