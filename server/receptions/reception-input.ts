import type { FieldError } from '../../resources/schema/check'
import { f } from '../../resources/schema/f'
import type { Fields } from '../../resources/schema/field'
import { ApiError, invalid } from '../api/error'
import { checkValues } from '../api/values'

type Row = Record<string, unknown>

const quantities = {
  qty_delivered: f.quantity({ label: 'Quantité du bon', required: true, min: 0 }),
  qty_accepted: f.quantity({ label: 'Quantité acceptée', required: true, min: 0 }),
  price_delivered_ht: f.unitPrice({ label: 'Prix du bon HT', required: true, min: 0 }),
  refusal_reason: f.text({ label: 'Motif de refus', max: 255 }),
  batch_number: f.text({ label: 'Lot', max: 60 }),
  best_before: f.date({ label: 'DLC / DDM' }),
  claim: f.bool({ label: 'À réclamer' }),
} as const

const lineFields = {
  order_line_id: f.int({ label: 'Ligne', min: 1 }),
  article_id: f.int({ label: 'Article', min: 1 }),
  ...quantities,
} as const

const taxFields = {
  label: f.text({ label: 'Libellé', required: true, max: 120 }),
  amount_ht: f.money({ label: 'Montant HT', required: true }),
  rate: f.rate({ label: 'TVA', required: true, min: 0, max: 100 }),
} as const

export interface GivenLine extends Row {
  order_line_id?: number | null
  /** A product delivered but not ordered. */
  article_id?: number | null
  qty_delivered: string
  qty_accepted: string
  price_delivered_ht: string
  refusal_reason?: string | null
  batch_number?: string | null
  best_before?: string | null
  claim?: boolean | null
}

export interface GivenTax extends Row {
  label: string
  amount_ht: string
  rate: string
}

/** The head of a reception, as it is signed. */
export const receptionFields = {
  client_key: f.text({ label: 'Clé de saisie', required: true, min: 8, max: 60 }),
  date: f.date({ label: 'Livrée le', required: true }),
  receiver_name: f.text({ label: 'Réceptionnaire', max: 120 }),
  delivery_form: f.text({ label: 'N° du bon de livraison', max: 60 }),
  fresh_temperature: f.decimal({ label: 'Température du frais', digits: [4, 1] }),
  freeze_temperature: f.decimal({ label: 'Température du surgelé', digits: [4, 1] }),
  comment: f.longText({ label: 'Commentaire', max: 2000 }),
  file_ids: f.refs('file', { label: 'Photos et bons', max: 10 }),
  remainder: f.select(
    { expected: 'Reliquat attendu', closed: 'Solder le reliquat' },
    { label: 'Reliquat', required: true, default: 'closed' },
  ),
  confirm_over: f.bool({ label: 'Dépassement confirmé' }),
  replaces: f.int({ label: 'Réception reprise', min: 1 }),
  lines: f.json({ label: 'Lignes' }),
  taxes: f.json({ label: 'Taxes ajoutées' }),
  removed_taxes: f.json({ label: 'Taxes supprimées' }),
} as const

/** What was typed of a reception, as it is signed. */
export interface Signing extends Row {
  client_key: string
  date: string
  receiver_name?: string | null
  delivery_form?: string | null
  fresh_temperature?: string | null
  freeze_temperature?: string | null
  comment?: string | null
  file_ids?: number[] | null
  remainder: 'expected' | 'closed'
  confirm_over?: boolean | null
  replaces?: number | null
  lines?: unknown
  taxes?: unknown
  removed_taxes?: unknown
}

function listOf<T>(fields: Fields, given: unknown, name: string): T[] {
  if (!Array.isArray(given)) return []
  if (given.length > 500) throw invalid([{ name, message: '500 lignes au maximum.' }])
  return given.map((raw, index) => {
    try {
      return checkValues(fields, raw, 'body') as T
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'err400') throw error
      const wrong = error.answer.fields as FieldError[]
      throw invalid(wrong.map((one) => ({ ...one, name: `${name}.${index}.${one.name}` })))
    }
  })
}

export const readLines = (given: unknown): GivenLine[] => listOf<GivenLine>(lineFields, given, 'lines')
export const readTaxes = (given: unknown): GivenTax[] => listOf<GivenTax>(taxFields, given, 'taxes')
export const readIds = (given: unknown): number[] =>
  Array.isArray(given) ? given.filter((id): id is number => Number.isSafeInteger(id)) : []
