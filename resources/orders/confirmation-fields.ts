import { f } from '../schema/f'
import { asked } from '../schema/pick'
import { confirmedField, ofLine } from './call-fields'
import { order } from './order'
import { confirmedStates, orderLine } from './order-line'

/** What a supplier says of a line. */
export const lineFields = {
  ...ofLine,
  state: f.select(confirmedStates, { label: 'Réponse', required: true }),
  quantity: f.quantity({ label: 'Quantité confirmée', min: 0 }),
  substitute_label: orderLine.fields.substitute_label,
  /** An article of its own catalogue, proposed to the member: it answers before the delivery. */
  substitute_article_id: f.int({ label: 'Article proposé', min: 1 }),
  substitute_quantity: f.quantity({ label: 'Quantité proposée', min: 0 }),
  substitute_price_ht: f.unitPrice({ label: 'Prix HT proposé', min: 0 }),
}

/** Largest body in bytes of an answer to a whole order. */
export const linesBody = 524_288

export const confirmationFields = {
  ...confirmedField,
  /** When the answer that the person saw was given; null where it saw none. */
  seen_confirm_date: f.dateTime({ label: 'Réponse vue' }),
  supplier_delivery_date: asked(order.fields.supplier_delivery_date, { required: true }),
  lines: f.rows(lineFields, { label: 'Lignes', max: 1000 }),
}
