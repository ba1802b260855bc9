import { confirmedStates } from '../../resources/orders/order-line'
import { f } from '../../resources/schema/f'
import { messages } from '../../resources/schema/messages'
import { invalid } from '../api/error'
import { checkValues } from '../api/values'
import type { Confirmation, ConfirmedLine } from './confirm-order'

const lineFields = {
  line_id: f.int({ label: 'Ligne', required: true, min: 1 }),
  state: f.select(confirmedStates, { label: 'Réponse', required: true }),
  quantity: f.quantity({ label: 'Quantité confirmée', min: 0 }),
  substitute_label: f.text({ label: 'Remplacée par', max: 200 }),
}

export const confirmationFields = {
  supplier_delivery_date: f.date({ label: 'Livraison annoncée', required: true }),
  lines: f.json({ label: 'Lignes' }),
}

/** The answer of a supplier, its lines checked one by one. */
export function confirmationOf(body: { supplier_delivery_date: string; lines?: unknown }): Confirmation {
  const given = body.lines ?? []
  if (!Array.isArray(given) || given.length > 1000) throw invalid([{ name: 'lines', message: messages.list }])
  const lines = given.map((one: unknown) => checkValues(lineFields, one, 'body') as unknown as ConfirmedLine)
  return { supplier_delivery_date: body.supplier_delivery_date, lines }
}
