import { user } from '../accounts/user'
import { supplier } from '../directory/supplier'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { cartTermsAnswer } from './answer-terms'
import { orderSummary } from './answers'
import { order } from './order'
import { orderValidation } from './order-follow'
import { orderLine } from './order-line'

const { level } = orderValidation.fields

const unusualLine = {
  ...pick(orderLine, ['label', 'quantity']),
  /** What an order usually has of it, in order units; null where it was not ordered in the weeks of habit. */
  usual: f.decimal({ label: 'Quantité habituelle', digits: [12, 3] }),
}
export type UnusualLine = Answer<typeof unusualLine>

/** `GET /order/to-validate`: an order that waits for who reads, with what its decision rests on (domain §5.5). */
export const toValidate = {
  ...orderSummary,
  level,
  /** Of a validator who is replaced. */
  on_behalf: f.bool({ label: 'Pour un valideur remplacé', required: true }),
  /** Until when it has to have left for its day. */
  cut_off: cartTermsAnswer.cut_off,
  next: maybe(
    one('Niveau suivant', {
      level,
      deciders: many('Valideurs', pick(user, ['id', 'first_name', 'last_name'])),
    }),
  ),
  budget: maybe(
    one('Budget alimentaire', {
      year: f.int({ label: 'Année', required: true }),
      budget: f.money({ label: 'Budget annuel', required: true }),
      before: f.money({ label: 'Commandé avant', required: true }),
      after: f.money({ label: 'Commandé avec cette commande', required: true }),
    }),
  ),
  /** What is to be known before it is decided: an author who is gone, a budget (5-doors §1, V). */
  warnings: told.texts('Avertissements'),
  unusual: many('Écarts aux habitudes', unusualLine),
}
export type ToValidate = Answer<typeof toValidate>

/** `GET /order/waiting-for/{id}`: what waits for a validator, and who could decide all of it instead. */
export const waitingAnswer = {
  orders: many('Commandes', {
    ...pick(order, ['id', 'number', 'order_total_ht']),
    supplier: supplier.fields.name,
  }),
  takers: many('Personnes', pick(user, ['id', 'first_name', 'last_name'])),
}
export type WaitingAnswer = Answer<typeof waitingAnswer>
