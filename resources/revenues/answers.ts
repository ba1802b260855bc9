import type { Answer, RowOf } from '../schema/infer'
import { many, maybe, pick, some } from '../schema/pick'
import { told } from '../schema/told'
import { broughtBack } from '../trade/taken-cells'
import { revenue } from './revenue'
import { revenueEntryFields } from './revenue-entry'
import { revenueMoves } from './states'

/** What a supplier declares to have sold to the members of a service over a period, as the API answers it. */
export interface Declaration
  extends RowOf<
    typeof revenue,
    | 'id'
    | 'supplier_id'
    | 'revenue_start'
    | 'revenue_end'
    | 'due_date'
    | 'amount_ht'
    | 'mode'
    | 'status'
    | 'comment'
  > {
  Supplier?: { name: string } | null
  Company?: { label: string } | null
  Catalog?: { label: string } | null
}

/** A part of a declaration: `id` is its member's or its family's, 1 where it is declared as a whole. Money in euros. */
const revenuePart = {
  id: told.int('Identifiant'),
  code: told.text('Code'),
  label: told.text('Libellé'),
  amount_ht: maybe(told.money('Montant HT')),
  /** What the orders that were received say of it. */
  observed_ht: told.money('Observé HT'),
}
export type RevenuePart = Answer<typeof revenuePart>

/** A declaration of revenue with its parts: `GET /revenue/{id}/page`. */
export const revenuePage = {
  ...pick(revenue, ['id']),
  supplier: told.text('Fournisseur'),
  company: told.text('Service'),
  catalog: told.text('Catalogue'),
  ...pick(revenue, ['revenue_start', 'revenue_end', 'due_date', 'mode', 'status']),
  is_late: told.bool('En retard'),
  ...pick(revenue, ['amount_ht']),
  observed_ht: told.money('Observé HT'),
  ...pick(revenue, ['comment', 'corrects_id']),
  /** The declaration that corrects this one. */
  corrected_by: maybe(told.int('Corrigée par')),
  ...pick(revenue, ['saved_at', 'declared_at', 'validated_at', 'invoiced_at']),
  rows: many('Lignes', revenuePart),
  /** What this person may do with it now. */
  verbs: some('Actes possibles', [
    ...revenueMoves.map(({ verb }) => verb),
    'correct',
    'acceptUnsent',
    'remind',
  ]),
  now: told.moment('Maintenant'),
}
export type RevenuePage = Answer<typeof revenuePage>

/** An order that was received within a declaration's scope. */
export const revenueOrder = {
  id: told.int('Identifiant'),
  number: told.text('Numéro'),
  adherent: told.text('Adhérent'),
  family: told.text('Famille'),
  date: told.date('Date'),
  amount_ht: told.money('Montant HT'),
}
export type RevenueOrder = Answer<typeof revenueOrder>

/** `POST /revenue/{id}/workbook`: what was read, for the grid to take over; nothing where a line is wrong. */
export const revenueWorkbookAnswer = broughtBack(revenueEntryFields)
export type RevenueWorkbookAnswer = Answer<typeof revenueWorkbookAnswer>
