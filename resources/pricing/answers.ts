import type { PriceEntry } from './price-entry'
import type { PriceDecision, PriceResponseStatus, PriceUpdateStatus, PriceUpdateVerb } from './states'

/** A campaign in its supplier's list. */
export interface PriceRequestHead {
  id: number
  label: string
  company: string
  status: PriceUpdateStatus
  response_date_limit: string
  appliance_date: string
  reopened_until: string | null
  response_id: number
  response_status: PriceResponseStatus
  submitted_at: string | null
  receipt_number: string | null
  saved_at: string | null
  max_increase_pct: string | null
  lines: number
  answered: number
  /** Whether it may be answered at the server's `now`. */
  is_open: boolean
}

/** An article as its supplier answers it. */
export interface PriceRequestLine extends Required<PriceEntry> {
  article_id: number
  label: string
  ref_supplier: string | null
  unit: string
  last_quotation: string | null
  /** What the market gives for a negotiation unit, and the day of it. */
  market_value: string | null
  market_date: string | null
  answered_before: boolean
  decision: PriceDecision
  decided_quotation: string | null
}

/** `GET /price-request/{id}`. */
export interface PriceRequestAnswer extends PriceRequestHead {
  now: string
  rows: PriceRequestLine[]
}

/** A supplier of a campaign, as the back office follows it. */
export interface AskedAnswer {
  id: number
  supplier_id: number
  name: string
  status: PriceResponseStatus
  submitted_at: string | null
  receipt_number: string | null
  reopened_until: string | null
  reminder_count: number
  lines: number
  answered: number
  pending: number
}

/** A cell of the back office's grid: an article of a supplier. */
export interface GridLine {
  id: number
  lock_version: number
  response_id: number
  supplier_id: number
  product_id: number
  article_id: number
  article: string
  ref_supplier: string | null
  unit: string
  last_quotation: string | null
  answered_before: boolean
  quotation: string | null
  available: boolean
  packaging: string | null
  comment: string | null
  answered: boolean
  decision: PriceDecision
  decided_quotation: string | null
  decision_reason: string | null
  /** Its rise is over the ceiling clause. */
  over: boolean
}

/** `GET /price-update/{id}/page`. */
export interface PriceUpdatePageAnswer {
  campaign: {
    id: number
    label: string
    status: PriceUpdateStatus
    response_date_limit: string
    appliance_date: string
    max_increase_pct: string | null
    applied_at: string | null
    cancel_reason: string | null
  }
  suppliers: AskedAnswer[]
  verbs: PriceUpdateVerb[]
  now: string
}

/** `GET /price-update/{id}/grid`. */
export interface PriceGridAnswer {
  products: {
    id: number
    code: string
    label: string
    family: string
    /** What the market gives for a base unit, and the day of it. */
    market_value: string | null
    market_date: string | null
    base_unit: string
  }[]
  lines: GridLine[]
}

/** The basket of a member over twelve months, at the prices of before and of after. */
export interface DriftMember {
  adherent_id: number
  name: string
  before: string
  after: string
  gap: string
  pct: string | null
  is_over: boolean
}

export interface DriftArticle {
  article_id: number
  label: string
  supplier: string
  before: string
  after: string
  gap: string
  /** The article of another supplier for the same product that would cost least, and what it would give back. */
  cheapest: { label: string; supplier: string; saving: string } | null
}

/** `GET /price-update/{id}/drift`. */
export interface DriftAnswer {
  from: string
  to: string
  alert_pct: string
  before: string
  after: string
  gap: string
  pct: string | null
  members: DriftMember[]
  articles: DriftArticle[]
}
