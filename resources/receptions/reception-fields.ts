import { orderTaxLine } from '../orders/order-line'
import { reception, receptionLine } from '../orders/reception'
import { f } from '../schema/f'
import type { Values } from '../schema/field'
import { asked, maybe, pick } from '../schema/pick'

const { claim, ...quantities } = pick(receptionLine, [
  'weight',
  'weighings',
  'free_quantity',
  'qty_delivered',
  'qty_accepted',
  'price_delivered_ht',
  'refusal_reason',
  'batch_number',
  'best_before',
  'claim',
])

const remainders = { expected: 'Reliquat attendu', closed: 'Solder le reliquat' } as const

const lineFields = {
  order_line_id: f.int({ label: 'Ligne', min: 1 }),
  article_id: f.int({ label: 'Article', min: 1 }),
  ...quantities,
  claim: maybe(claim),
  /** Several weighings add up. */
  weights: f.list({ label: 'Pesées', max: 50 }),
  /** What is chosen of this line alone; else what the reception says. */
  remainder: f.select(remainders, { label: 'Reliquat de la ligne' }),
  voice_file_id: f.ref('file', { label: 'Note vocale' }),
} as const

const taxFields = {
  ...pick(orderTaxLine, ['label', 'amount_ht']),
  rate: asked(orderTaxLine.fields.rate, { min: 0, max: 100 }),
} as const

const returnedFields = {
  ...pick(orderTaxLine, ['label', 'unit_amount']),
  quantity: f.quantity({ label: 'Quantité rendue', required: true, min: 0 }),
} as const

export type GivenLine = Values<typeof lineFields> & { [key: string]: unknown }
/** What a line says of which nothing came. */
export const broughtNothing = {
  ...{ qty_delivered: '0.000', qty_accepted: '0.000', article_id: null, claim: null, weights: null },
  ...{ remainder: null, weight: null, weighings: null, free_quantity: null, refusal_reason: null },
  ...{ batch_number: null, best_before: null, voice_file_id: null },
} as const
export type GivenTax = Values<typeof taxFields>
export type GivenBack = Values<typeof returnedFields>

/** The head of a reception, as it is signed. */
export const receptionFields = {
  client_key: asked(reception.fields.client_key, { required: true, min: 8 }),
  ...pick(reception, [
    'date',
    'receiver_name',
    'delivery_form',
    'fresh_temperature',
    'freeze_temperature',
    'comment',
    'file_ids',
  ]),
  remainder: f.select(remainders, { label: 'Reliquat', required: true, default: 'closed' }),
  /** Asked where nothing came at all. */
  reason: asked(reception.fields.remainder_reason),
  confirm_over: f.bool({ label: 'Dépassement confirmé' }),
  replaces: f.int({ label: 'Réception reprise', min: 1 }),
  /** The last reception of the order that the person saw; 0 where it saw none. */
  seen_reception: f.int({ label: 'Dernière réception vue', min: 0 }),
  lines: f.rows(lineFields, { label: 'Lignes', max: 1000 }),
  taxes: f.rows(taxFields, { label: 'Taxes ajoutées', max: 100 }),
  /** Crates given back to the driver: negative lines of the deposit. */
  returned: f.rows(returnedFields, { label: 'Consignes rendues', max: 50 }),
  removed_taxes: f.refs('order_tax_line', { label: 'Taxes supprimées', max: 100 }),
} as const

/** What was typed of a reception, as it is signed. */
export type Signing = Values<typeof receptionFields>
