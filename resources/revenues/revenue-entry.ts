import { f } from '../schema/f'
import type { Values } from '../schema/field'
import type { Answer } from '../schema/infer'

/** What a supplier types of a member, of a family or of the whole. */
export const revenueEntryFields = {
  id: f.int({ label: 'Ligne', required: true, min: 1 }),
  amount_ht: f.money({ label: 'Montant HT', min: 0 }),
} as const
export type RevenueEntry = Values<typeof revenueEntryFields>
/** The same as a sheet says it. */
export type ReadRevenueEntry = Answer<typeof revenueEntryFields>
