import type { SheetErrors } from '../schema/sheet-lines'
import type { FoundColumn, SurveyColumn } from './columns'
import type { SurveyStatus } from './states'

/** A statistics request in its supplier's list; `id` is the supplier's answer. */
export interface SurveyAnswerHead {
  id: number
  label: string
  company: string
  supplier: string
  status: SurveyStatus
  period_start: string
  period_end: string
  due_date: string
  is_late: boolean
  received_at: string | null
  lines: number
  amount_ht: string | null
}

/** `GET /statistic-answer/{id}`. */
export interface SurveyAnswer extends SurveyAnswerHead {
  columns: SurveyColumn[]
  comment: string | null
  file: { id: number; filename: string } | null
  /** Whether a file may be brought, for the first time or instead of the one that waits. */
  is_open: boolean
}

/** `POST /statistic-answer/{id}/workbook`: what a file says, and what is asked of its columns; nothing is kept. */
export interface SurveyReading extends SheetErrors {
  /** The titles of the file, in its order. */
  titles: string[]
  columns: FoundColumn[]
  /** Whether columns are in doubt or missing: they are to be told before the lines are read. */
  is_asked: boolean
  lines: number
  amount_ht: string
}

/** A supplier of a request, as the back office follows it. */
export interface SurveySupplier extends Record<string, unknown> {
  id: number
  supplier: string
  status: SurveyStatus
  received_at: string | null
  integrated_at: string | null
  reminder_count: number
  lines: number
  amount_ht: string | null
  comment: string | null
  file_id: number | null
  filename: string | null
}

/** `GET /statistic-request/{id}/page`. */
export interface SurveyPage {
  id: number
  status: SurveyStatus
  due_date: string
  is_late: boolean
  suppliers: SurveySupplier[]
  may_send: boolean
}
