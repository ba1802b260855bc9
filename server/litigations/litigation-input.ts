import { litigation } from '../../resources/litigations/litigation'
import { f } from '../../resources/schema/f'

const fields = litigation.fields

const lineFields = {
  order_line_id: f.int({ label: 'Ligne', min: 1 }),
  litigationobject_id: f.ref('litigationobject', { label: 'Objet' }),
  label: f.text({ label: 'Libellé', required: true, max: 200 }),
  quantity: f.quantity({ label: 'Quantité', min: 0 }),
  unit: f.text({ label: 'Unité', max: 40 }),
  gap_ht: f.money({ label: 'Écart HT', required: true, default: '0.00', min: 0 }),
  comment: f.text({ label: 'Commentaire', max: 255 }),
} as const

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
  lines: f.rows(lineFields, { label: 'Lignes' }),
} as const
