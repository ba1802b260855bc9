import { fieldsOf } from '../measures/measure'
import { rebates } from '../measures/rebates'
import { revenue } from '../revenues/revenue'
import type { Answer } from '../schema/infer'
import { always, many, maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { rfaLine, rfaPayment, rfaSettlement, rfaShare } from './rfa-settlement'
import { rfaStates } from './states'
/** A step of a rate: from an amount without tax on, so many percent. */
export const tier = { from_ht: told.money('À partir de HT'), rate: told.percent('Taux') }
export type Tier = Answer<typeof tier>

/** A part of the amount with its rate. */
const rebatePart = { base_ht: told.money('Base HT'), rate: told.percent('Taux') }
export type RebatePart = Answer<typeof rebatePart>

/** The next step up: what lacks until it, its rate, what the rebate is then and how much more that is. */
export const nextTier = {
  from_ht: told.money('À partir de HT'),
  missing_ht: told.money('Manquant HT'),
  rate: told.percent('Taux'),
  amount_ht: told.money('Montant HT'),
  gain_ht: told.money('Gain HT'),
}
export type NextTier = Answer<typeof nextTier>

/** What a rate gives to date and, in the year that runs, at its end. */
export const rateForecast = {
  label: told.text('Taux de RFA'),
  ...fieldsOf({
    sold_ht: rebates.sold_ht,
    to_date_ht: rebates.to_date_ht,
    expected_ht: rebates.expected_ht,
    forecast_ht: rebates.forecast_ht,
  }),
  /** The tier that is reached. */
  rate: told.percent('Taux atteint'),
  expected_rate: maybe(told.percent('Taux prévu')),
  next: maybe(one('Palier suivant', nextTier)),
}
export type RateForecast = Answer<typeof rateForecast>

/** What a settlement is of. */
const rfaScope = { ...pick(rfaSettlement, ['supplier_id', 'company_id', 'catalog_id', 'year']) }
export type RfaScope = Answer<typeof rfaScope>

/** A supplier, service and catalogue with a rate in a year: as it is kept, or as it would be. Money in euros. */
const rfaRow = {
  ...rfaScope /** Its settlement, once it was reckoned. */,
  id: maybe(told.int('Identifiant')),
  supplier: told.text('Fournisseur'),
  company: told.text('Service'),
  catalog: told.text('Catalogue'),
  status: maybe(toldKey('Statut', rfaStates)),
  ...fieldsOf(rebates),
  ...pick(rfaSettlement, ['invoice_number']),
  /** Declarations that are not validated yet. */
  awaited: told.int('Déclarations attendues'),
  /** Each rate to date, and at the end of the year that runs; none once it is invoiced. */
  forecasts: many('Par taux', rateForecast),
  /** Validated declarations that share a day: until one is corrected nothing is settled. */
  overlap: maybe(told.text('Chevauchement')),
  /** The nearest step above what was sold, in the year that runs. */
  next: maybe(one('Palier suivant', nextTier)),
}
export type RfaRow = Answer<typeof rfaRow>

export const rfaYear = {
  data: many('Lignes', rfaRow),
  year: told.int('Année'),
  /** The current year, which is not over. */
  current: told.int('Année en cours'),
}
export type RfaYear = Answer<typeof rfaYear>

const rfaLineAnswer = {
  ...pick(rfaLine, ['id', 'label', 'mode', 'base_ht', 'rate', 'amount_ht']),
  parts: many('Parts', rebatePart),
  /** The families that it comprises; none: all. */
  families: told.texts('Familles'),
  tiers: many('Paliers', tier),
  minimum_ht: maybe(told.money('Minimum HT')),
  /** What was sold to date of what it comprises, and the step above. */
  sold_ht: told.money('Vendu HT'),
  next: maybe(one('Palier suivant', nextTier)),
}
export type RfaLineAnswer = Answer<typeof rfaLineAnswer>

const rfaShareAnswer = {
  ...pick(rfaShare, ['adherent_id']),
  label: told.text('Libellé'),
  ...pick(rfaShare, ['base_ht', 'amount_ht']),
}
export type RfaShareAnswer = Answer<typeof rfaShareAnswer>

const rfaDeclaration = {
  ...pick(revenue, ['id', 'revenue_start', 'revenue_end', 'status', 'amount_ht']),
  /** A validated correction stands for it. */
  is_replaced: told.bool('Remplacée par une correction'),
}
export type RfaDeclaration = Answer<typeof rfaDeclaration>

const rfaPaymentAnswer = { ...pick(rfaPayment, ['id', 'paid_on', 'amount_ht', 'reference']) }
export type RfaPaymentAnswer = Answer<typeof rfaPaymentAnswer>

/** A settlement: `GET /rfa/{id}/page`. */
export const rfaPage = {
  ...rfaRow,
  ...pick(rfaSettlement, ['id', 'status']),
  shared_with_members: always(rfaSettlement.fields.shared_with_members),
  ...pick(rfaSettlement, ['computed_at', 'invoiced_at', 'paid_at']),
  left_ht: told.money('Reste HT'),
  lines: many('Lignes', rfaLineAnswer),
  shares: many('Parts des adhérents', rfaShareAnswer),
  declarations: many('Déclarations', rfaDeclaration),
  payments: many('Paiements', rfaPaymentAnswer),
  /** What it would come to now, where that is something else. */
  fresh: maybe(one('À recalculer', { base_ht: told.money('Base HT'), amount_ht: told.money('Montant HT') })),
  isYearOver: told.bool('Année terminée'),
}
export type RfaPage = Answer<typeof rfaPage>
