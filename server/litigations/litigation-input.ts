import { litigation } from '../../resources/litigations/litigation'
import type { FieldError } from '../../resources/schema/check'
import { f } from '../../resources/schema/f'
import { ApiError, invalid } from '../api/error'
import { checkValues } from '../api/values'

const fields = litigation.fields

/** What a litigation is written with, before it is sent. */
export const draftFields = {
  litigation_type_id: fields.litigation_type_id,
  litigationobject_id: fields.litigationobject_id,
  litigation_date: f.date({ label: 'Date du litige' }),
  credit_note: f.bool({ label: 'Avoir demandé' }),
  amount: fields.amount,
  description: fields.description,
  file_ids: fields.file_ids,
  alert: f.bool({ label: 'Alerter le chargé de mission' }),
  supplier_name: fields.supplier_name,
  supplier_phone: fields.supplier_phone,
  client_number: fields.client_number,
  sender_name: fields.sender_name,
  sender_phone: fields.sender_phone,
  message_object: fields.message_object,
  message_text: fields.message_text,
  lines: f.json({ label: 'Lignes' }),
} as const

const lineFields = {
  order_line_id: f.int({ label: 'Ligne', min: 1 }),
  litigationobject_id: f.int({ label: 'Objet', min: 1 }),
  label: f.text({ label: 'Libellé', required: true, max: 200 }),
  quantity: f.quantity({ label: 'Quantité', min: 0 }),
  unit: f.text({ label: 'Unité', max: 40 }),
  gap_ht: f.money({ label: 'Écart HT', required: true, default: '0.00', min: 0 }),
  comment: f.text({ label: 'Commentaire', max: 255 }),
} as const

/** The lines claimed; undefined when nothing is said of them. */
export function readLines(given: unknown): Record<string, unknown>[] | undefined {
  if (!Array.isArray(given)) return undefined
  if (given.length > 200) throw invalid([{ name: 'lines', message: '200 lignes au maximum.' }])
  return given.map((raw, index) => {
    try {
      return checkValues(lineFields, raw, 'body')
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'err400') throw error
      const wrong = error.answer.fields as FieldError[]
      throw invalid(wrong.map((one) => ({ ...one, name: `lines.${index}.${one.name}` })))
    }
  })
}
