import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { SheetErrors } from '../schema/sheet-lines'
import type { RevenueMode, RevenueStatus, RevenueVerb } from './states'

/** What a supplier types of a member, of a family or of the whole. */
export const revenueEntryFields = {
  id: f.int({ label: 'Ligne', required: true, min: 1 }),
  amount_ht: f.money({ label: 'Montant HT', min: 0 }),
} as const
export type RevenueEntry = Values<typeof revenueEntryFields>

/** A part of a declaration: `id` is its member's or its family's, 1 where it is declared as a whole. Money in euros. */
export interface RevenuePart {
  id: number
  code: string
  label: string
  amount_ht: string | null
  /** What the orders that were received say of it. */
  observed_ht: string
}

/** A declaration of revenue with its parts: `GET /revenue/{id}/page`. */
export interface RevenuePage {
  id: number
  supplier: string
  company: string
  catalog: string
  revenue_start: string
  revenue_end: string
  due_date: string
  mode: RevenueMode
  status: RevenueStatus
  is_late: boolean
  amount_ht: string | null
  observed_ht: string
  comment: string | null
  corrects_id: number | null
  /** The declaration that corrects this one. */
  corrected_by: number | null
  saved_at: string | null
  declared_at: string | null
  validated_at: string | null
  invoiced_at: string | null
  rows: RevenuePart[]
  /** What this person may do with it now. */
  verbs: (RevenueVerb | 'correct')[]
}

/** An order that was received within a declaration's scope. */
export interface RevenueOrder {
  id: number
  number: string
  adherent: string
  family: string
  date: string
  amount_ht: string
}

/** `POST /revenue/{id}/workbook`: what was read, for the grid to take over; nothing where a line is wrong. */
export interface RevenueWorkbookAnswer extends SheetErrors {
  entries: RevenueEntry[]
}
