import { reception } from '../orders/reception'
import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, many } from '../schema/pick'
import { told } from '../schema/told'
import { remainderAnswer } from './answer-parts'

const shared = { permission: 'receiveOrder', tag: 'Réceptions' } as const

/** « Reliquats »: what is still expected, and what is no longer (5-doors §4). */
export const remainders = {
  list: defineEndpoint('GET /order/remainders', {
    ...shared,
    summary: 'Lignes encore attendues de commandes reçues en partie',
    answers: { data: many('Reliquats', remainderAnswer) },
  }),
  close: defineEndpoint('POST /order/remainders/close', {
    ...shared,
    summary: 'Solde des lignes encore attendues',
    body: {
      lines: f.refs('order_line', { label: 'Lignes', required: true, max: 500, door: 'call' }),
      reason: asked(reception.fields.remainder_reason, { required: true, min: 3 }),
    },
    answers: { closed: told.int('Lignes soldées') },
  }),
}
