import type { RevenueStatus } from '../revenues/states'
import type { NextTier, RebatePart, Tier } from './rules'
import type { RfaMode, RfaStatus } from './states'

/** What a settlement is of. */
export interface RfaScope {
  supplier_id: number
  company_id: number
  catalog_id: number
  year: number
}

/** A supplier, service and catalogue with a rate in a year: as it is kept, or as it would be. Money in euros. */
export interface RfaRow extends RfaScope {
  /** Its settlement, once it was reckoned. */
  id: number | null
  supplier: string
  company: string
  catalog: string
  status: RfaStatus | null
  /** Validated declarations. */
  base_ht: string
  amount_ht: string
  paid_ht: string
  invoice_number: string | null
  /** Validated declarations, and what was received beside them. */
  sold_ht: string
  /** Declarations that are not validated yet. */
  awaited: number
  /** The nearest step above what was sold, in the year that runs. */
  next: NextTier | null
}

export interface RfaYear {
  data: RfaRow[]
  year: number
  /** The current year, which is not over. */
  current: number
}

export interface RfaLineAnswer {
  id: number
  label: string
  mode: RfaMode
  base_ht: string
  rate: string
  amount_ht: string
  parts: RebatePart[]
  /** The families that it comprises; none: all. */
  families: string[]
  tiers: Tier[]
  minimum_ht: string | null
  /** What was sold to date of what it comprises, and the step above. */
  sold_ht: string
  next: NextTier | null
}

export interface RfaShareAnswer {
  adherent_id: number
  label: string
  base_ht: string
  amount_ht: string
}

export interface RfaDeclaration {
  id: number
  revenue_start: string
  revenue_end: string
  status: RevenueStatus
  amount_ht: string | null
  /** A validated correction stands for it. */
  is_replaced: boolean
}

export interface RfaPaymentAnswer {
  id: number
  paid_on: string
  amount_ht: string
  reference: string | null
}

/** A settlement: `GET /rfa/{id}/page`. */
export interface RfaPage extends RfaRow {
  id: number
  status: RfaStatus
  shared_with_members: boolean
  computed_at: string
  invoiced_at: string | null
  paid_at: string | null
  left_ht: string
  lines: RfaLineAnswer[]
  shares: RfaShareAnswer[]
  declarations: RfaDeclaration[]
  payments: RfaPaymentAnswer[]
  /** What it would come to now, where that is something else. */
  fresh: { base_ht: string; amount_ht: string } | null
  isYearOver: boolean
}
