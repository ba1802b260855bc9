import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { always, many, pick } from '../schema/pick'
import { order } from './order'
import { orderLine } from './order-line'

const name = f.text({ label: 'Livré à', required: true, max: 200 })
const quantity = f.quantity({ label: 'Quantité', required: true, min: 0 })

/** `GET /order/picking`: what a supplier prepares for a day, article by article, with the orders that it goes to. */
export const pickingAnswer = {
  day: f.date({ label: 'Jour de livraison', required: true }),
  /** Orders of that day that nobody opened yet: they are not in the list. */
  unread: f.int({ label: 'Commandes à lire', required: true }),
  orders: many('Commandes', { ...pick(order, ['id', 'number']), name }),
  lines: many('Articles', {
    ...pick(orderLine, ['ref_supplier']),
    label: always(orderLine.fields.label),
    unit: f.text({ label: 'Unité', required: true, max: 60 }),
    quantity,
    orders: many('Commandes', { ...pick(order, ['id', 'number']), name, quantity }),
  }),
}
export type Picking = Answer<typeof pickingAnswer>
