import { f } from '../schema/f'
import { maybe, pick } from '../schema/pick'
import { litigation, litigationLine } from './litigation'

/** Said by whoever writes it, and by nobody else: no default. */
const asked = ({ label }: { label: string }) => f.bool({ label })

const { quantity, gap_ht, ...line } = pick(litigationLine, [
  'order_line_id',
  'litigationobject_id',
  'label',
  'quantity',
  'unit',
  'gap_ht',
  'comment',
])
const lineFields = {
  ...line,
  order_line_id: f.int({ label: 'Ligne', min: 1 }),
  quantity: { ...quantity, min: 0 },
  gap_ht: { ...gap_ht, min: 0 },
}

/** What a litigation is written with, before it is sent. */
export const draftFields = {
  ...pick(litigation, [
    'litigation_type_id',
    'litigationobject_id',
    'amount',
    'description',
    'file_ids',
    'supplier_name',
    'supplier_phone',
    'client_number',
    'sender_name',
    'sender_phone',
    'message_object',
    'message_text',
  ]),
  litigation_date: maybe(litigation.fields.litigation_date),
  credit_note: asked(litigation.fields.credit_note),
  alert: asked(litigation.fields.alert),
  lines: f.rows(lineFields, { label: 'Lignes' }),
} as const
