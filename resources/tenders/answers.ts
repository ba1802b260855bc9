import type { Criterion, CriterionName } from './criteria'
import type { Missing } from './preparation'
import type { Score } from './scoring'
import type { ResponseStatus, TenderStatus, TenderVerb } from './states'

/** How many communes are delivered: the country, or so many of them. */
export interface Delivered {
  all: boolean
  communes: number
}

/** A lot as the preparation and the page of a tender show it. */
export interface LotAnswer {
  id: number
  lot_number: number
  label: string
  family_id: number
  family: string
  zone_id: number | null
  zone: string | null
  products: number
  articles: number
  quotation_label: string | null
  /** Communes delivered for the family before this consultation, and by the suppliers that it invites. */
  delivered_before: number
  all_before: boolean
  delivered: number
  all_delivered: boolean
  updatedAt: string
  estimated_amount_ht: string | null
  samples_required: boolean
  status: string
  scored_at: string | null
  applied_at: string | null
}

export interface TenderHead {
  id: number
  code: string
  label: string
  status: TenderStatus
  version: number
  is_public: boolean
  sealed: boolean
  last_step: string | null
  previous_id: number | null
  criteres: Criterion[] | null
  response_date_limit: string | null
  opening_date: string | null
  market_openning_date: string | null
}

/** A document of a consultation, with the name of its file. */
export interface VersionDocument {
  id: number
  kind: string
  label: string
  public: boolean
  file_id: number
  filename: string
}

/** `GET /tender/{id}/preparation`. */
export interface PreparationAnswer {
  tender: TenderHead
  lots: LotAnswer[]
  suppliers: { supplier_id: number; name: string; invited_at: string | null; reminder_count: number }[]
  adherents: { adherent_id: number; name: string }[]
  documents: VersionDocument[]
  notice: { id: number; reference: string; documents: number } | null
  missing: Missing[]
  /** Earlier tenders of the same service and catalogue, that may be taken over. */
  previous: { id: number; code: string; label: string }[]
}

/** `GET /tender/{id}/page`. */
export interface TenderPageAnswer {
  tender: TenderHead
  lots: LotAnswer[]
  suppliers: PreparationAnswer['suppliers']
  responses: {
    opened: boolean
    /** Once they are open, or at once where they are not sealed. */
    readable: boolean
    count: number
    data: {
      id: number
      supplier_id: number
      supplier: string
      submitted_at: string
      receipt_number: string
      sha256: string
      status: ResponseStatus
    }[]
    openings: { at: string; name: string }[]
  }
  verbs: TenderVerb[]
  now: string
}

/** An opened offer on a lot. */
export interface OfferAnswer {
  id: number
  supplier_id: number
  supplier: string
  submitted_at: string
  frequency_per_week: number | null
  delay_code: string | null
  irregular_reason: string | null
  lacks_mandatory: boolean
  score: Score | null
  final_score: string | null
  rank: number | null
  decision: 'retained' | 'rejected' | null
  decision_rank: number | null
  decision_reason: string | null
}

/** `GET /tender/lot/{id}/comparison`. */
export interface ComparisonAnswer {
  tender: Pick<TenderHead, 'id' | 'code' | 'label' | 'status'> & { award_mode: 'single' | 'ranked' }
  lot: LotAnswer
  criteria: readonly Criterion[]
  products: {
    id: number
    product_id: number
    code: string
    label: string
    unit: string
    volume: string
    mandatory: boolean
    reference_price: string | null
  }[]
  offers: OfferAnswer[]
  lines: {
    offer_id: number
    tender_product_id: number
    quotation: string | null
    comparable: string | null
    labelled: boolean
    ref_supplier: string | null
  }[]
  last: { supplier_id: number; product_id: number; quotation: string }[]
  notes: {
    supplier_id: number
    criterion: CriterionName
    value: string
    author: string
    user_id: number
    own: boolean
  }[]
  scores: Score[]
  /** What applying the retained offers writes; lines without a reference stop the decision. */
  applied: { offer_id: number; known: number; created: number }[]
}

/** What an award saves on a lot against the last period, both on the products that the offer answers. */
export interface LotSaving {
  lot_number: number
  label: string
  family: string
  supplier: string
  before: string
  now: string
}
