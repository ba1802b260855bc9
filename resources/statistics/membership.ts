import { leakage } from '../measures/leakage'
import { fieldsOf } from '../measures/measure'
import { membership as measures } from '../measures/membership'
import { conduct } from '../measures/prices'
import { purchases } from '../measures/purchases'
import { rfaShare } from '../rebates/rfa-settlement'
import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, many, pick } from '../schema/pick'
import { told } from '../schema/told'

const { compared_ht, market_ht, market_gain_ht, avoided_ht } = measures

/** What was bought of a product, beside what it would have cost at the market's values. */
const marketProduct = {
  product_id: told.ref('product', 'Produit'),
  label: told.text('Produit'),
  ...fieldsOf({ compared_ht, market_ht }),
  market_gain_ht: always(market_gain_ht.field),
}
export type MarketProduct = Answer<typeof marketProduct>

/** What members receive of the rebate that a supplier owes for a service and a catalogue. */
const rebatePart = {
  /** The settlement. */
  id: told.int('Décompte de RFA'),
  supplier: told.text('Fournisseur'),
  company: told.text('Service'),
  catalog: told.text('Catalogue'),
  ...pick(rfaShare, ['base_ht', 'amount_ht']),
}
export type RebatePart = Answer<typeof rebatePart>

/** A product that was bought beside the contracts a year before. */
const avoidedProduct = {
  product_id: told.ref('product', 'Produit'),
  label: told.text('Produit'),
  before_ht: told.money('Hors contrat un an avant HT'),
  now_ht: told.money('Hors contrat HT'),
  contract_ht: told.money('Au contrat HT'),
  avoided_ht: always(avoided_ht.field),
}
export type AvoidedProduct = Answer<typeof avoidedProduct>

/** What a year of membership brought a member, a group, or all members that one sees. */
export const membershipYear = {
  year: told.int('Année'),
  /** The year that runs, of which the days until today count. */
  current: told.int('Année en cours'),
  from: told.date('Du'),
  to: told.date('Au'),
  before_from: told.date('Un an avant, du'),
  before_to: told.date('Un an avant, au'),
  name: told.text('De'),
  ...fieldsOf(measures),
  amount_ht: purchases.amount_ht.field,
  leak_ht: leakage.amount_ht.field,
  ...fieldsOf({
    credit_asked: conduct.credit_asked,
    credit_obtained: conduct.credit_obtained,
    credit_recovery: conduct.credit_recovery,
  }),
  /** What the compared purchases leave out. */
  uncompared_ht: told.money('Achats sans cours du marché HT'),
  /** Settlements of shared rebates that were not invoiced yet. */
  open_rebates: told.int('Décomptes à facturer'),
  /** The largest gap first. */
  products: many('Produits comparés', marketProduct),
  rebates: many('RFA', rebatePart),
  avoided: many('Produits ramenés au contrat', avoidedProduct),
}
export type MembershipYear = Answer<typeof membershipYear>

const shared = { permission: 'viewStatistics', tag: 'Statistiques' } as const
const query = {
  year: f.int({ label: 'Année', min: 2000, max: 2100 }),
  adherent_id: f.int({ label: 'Adhérent', min: 1 }),
  group_id: f.int({ label: "Groupe d'adhérents", min: 1 }),
} as const

export const membershipEndpoints = {
  year: defineEndpoint('GET /statistics/membership', {
    ...shared,
    summary:
      "Ce que l'adhésion a apporté dans une année : prix et marché, RFA, avoirs, fuites évitées, et ce qui n'est pas mesuré",
    query,
    answers: membershipYear,
  }),
  paper: defineEndpoint('GET /statistics/membership/pdf', {
    ...shared,
    summary: 'Le même bilan, à imprimer (PDF)',
    query,
    file: 'application/pdf',
    opens: true,
  }),
}
