import type { Answer } from '../schema/infer'
import { many, one, pick } from '../schema/pick'
import { told } from '../schema/told'
import { warned } from '../trade/warned'
import { lineAnswer } from './answer-parts'
import { order } from './order'
import { substitutionAnswer } from './substitution'

const names = { adherent: told.text('Adhérent'), supplier: told.text('Fournisseur') }
const { id, label, ref_supplier, quantity, OrderUnit, BillingUnit, price_ht, line_ht } = lineAnswer
const { confirmed_state, confirmed_quantity, substitute_label } = lineAnswer

/** What a page shows of an order to whoever holds its link. */
export const linkedOrder = {
  ...pick(order, [
    'number',
    'status',
    'is_cancelled',
    'ask_delivery_date',
    'supplier_delivery_date',
    'confirm_order_date',
    'order_total_ht',
    'order_total_ttc',
    'comment',
  ]),
  ...names,
  author: told.text('Auteur'),
  lines: many('Lignes', {
    ...{ id, label, ref_supplier, quantity, OrderUnit, line_ht },
    ...{ confirmed_state, confirmed_quantity, substitute_label },
  }),
}
export type LinkedOrder = Answer<typeof linkedOrder>

/** The same once it is confirmed, with what is warned of. */
export const confirmedOrder = { ...linkedOrder, ...warned }
export type ConfirmedOrder = Answer<typeof confirmedOrder>

/** What was asked, what is proposed instead, until when. */
export const linkedSubstitutions = {
  ...pick(order, ['number', 'ask_delivery_date', 'supplier_delivery_date', 'order_total_ht']),
  ...names,
  substitutions: many('Remplacements', {
    ...substitutionAnswer,
    asked: one('Demandé', { label, quantity, price_ht, line_ht, OrderUnit, BillingUnit }),
  }),
}
export type LinkedSubstitutions = Answer<typeof linkedSubstitutions>

/** The same once they are answered, with what is warned of. */
export const answeredSubstitutions = { ...linkedSubstitutions, ...warned }
export type AnsweredSubstitutions = Answer<typeof answeredSubstitutions>
