import { orderValidation } from '../../resources/orders/order-follow'
import { f } from '../../resources/schema/f'
import { asked } from '../../resources/schema/pick'
import { type GuardId, guardIds } from '../../resources/trade/guard-sentences'
import { guards } from '../../resources/trade/guards'

/** The fields that the calls of orders share. */
export const orderId = { id: f.int({ label: 'Commande', required: true, min: 1 }) }
export const lineIds = { ...orderId, lineId: f.int({ label: 'Ligne', required: true, min: 1 }) }

export const batchFields = {
  ids: f.refs('order', { label: 'Commandes', required: true, max: 100, door: 'call' }),
}
/** The guards that ask before they let something be done. */
const asking = guardIds.filter((guard) => guards[guard].at.some((cell) => cell.startsWith('A')))

/** What was asked before (`err519`), and is meant all the same. */
export const confirmedField = {
  confirmed: f.list({
    label: 'Contrôles confirmés',
    options: Object.fromEntries(asking.map((guard) => [guard, guards[guard].label])),
  }),
}
/** What the person saw of the lines: what somebody else has put there meanwhile is told before anything leaves (5-doors §1, 17). */
export const seenField = {
  seen: f.rows(
    {
      line_id: f.int({ label: 'Ligne', required: true, min: 1 }),
      quantity: f.quantity({ label: 'Quantité vue', required: true, min: 0 }),
    },
    { label: 'Lignes vues', max: 1000 },
  ),
}
/** The rounds in which the person saw these orders: one that was taken back, changed and sent again is told (5-doors §1, 17). */
export const seenRoundsField = {
  seen_rounds: f.rows(
    {
      order_id: f.int({ label: 'Commande', required: true, min: 1 }),
      round: f.int({ label: 'Tour vu', required: true, min: 0 }),
    },
    { label: 'Tours vus', max: 100 },
  ),
}
export const isConfirmed = (confirmed: readonly string[] | null | undefined, guard: GuardId): boolean =>
  confirmed?.includes(guard) === true
export const reasonField = { reason: asked(orderValidation.fields.reason, { required: true }) }

export const tag = 'Commandes'
