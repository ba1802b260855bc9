import { f } from '../../resources/schema/f'
import type { Values } from '../../resources/schema/field'

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

export type GivenLine = Values<typeof lineFields> & { [key: string]: unknown }
export type GivenTax = Values<typeof taxFields>

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
  lines: f.rows(lineFields, { label: 'Lignes', max: 1000 }),
  taxes: f.rows(taxFields, { label: 'Taxes ajoutées', max: 100 }),
  removed_taxes: f.refs('order_tax_line', { label: 'Taxes supprimées', max: 100 }),
} as const

/** What was typed of a reception, as it is signed. */
export type Signing = Values<typeof receptionFields>
