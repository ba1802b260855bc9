import type { SheetErrors } from '../schema/sheet-lines'
import type { VolumeRequestStatus, VolumeRequestVerb, VolumeResponseStatus } from './states'
import type { VolumeEntry } from './volume-entry'

/** A request in its member's list; `id` is the member's answer. */
export interface VolumeAnswerHead {
  id: number
  request_id: number
  label: string
  company: string
  adherent_id: number
  adherent: string
  status: VolumeRequestStatus
  response_date_limit: string
  period_start: string
  period_end: string
  response_status: VolumeResponseStatus
  saved_at: string | null
  submitted_at: string | null
  lines: number
  filled: number
  /** Whether it may be answered at the server's `now`. */
  is_open: boolean
}

/** A product as its member answers it, in the member's own unit. */
export interface VolumeAnswerLine {
  id: number
  product_id: number
  code: string
  label: string
  family: string
  unit: string
  prefilled: string | null
  quantity: string | null
  comment: string | null
}

/** `GET /volume-answer/{id}`. */
export interface VolumeAnswer extends VolumeAnswerHead {
  now: string
  rows: VolumeAnswerLine[]
}

/** `POST /volume-answer/{id}/workbook`: what was read, for the grid to take over; nothing where a line is wrong. */
export interface VolumeWorkbookAnswer extends SheetErrors {
  entries: VolumeEntry[]
}

/** A member of a request, as the back office follows it. */
export interface VolumeMember {
  id: number
  adherent_id: number
  name: string
  status: VolumeResponseStatus
  submitted_at: string | null
  reminder_count: number
  lines: number
  filled: number
}

/** What a product comes to: volumes are in base units. */
export interface VolumeResultRow {
  product_id: number
  code: string
  label: string
  family: string
  unit: string
  total: string
  /** Members that answered it, that count by their history, and that are asked. */
  answers: number
  prefilled: number
  expected: number
  completion_rate: string
  /** The lot that took the volume over. */
  lot: string | null
}

/** `GET /volume-request/{id}/page`. */
export interface VolumeRequestPage {
  request: {
    id: number
    label: string
    status: VolumeRequestStatus
    response_date_limit: string
    use_prefilled_for_missing: boolean
    tender: { id: number; label: string } | null
    consolidated_at: string | null
  }
  members: VolumeMember[]
  results: VolumeResultRow[]
  verbs: VolumeRequestVerb[]
  now: string
}

/** A request in « Résultats de volumes ». */
export interface VolumeResultHead {
  id: number
  label: string
  company: string
  status: VolumeRequestStatus
  response_date_limit: string
  products: number
  members: number
  sent: number
  consolidated_at: string | null
}
