import { f } from '../schema/f'
import { asked, maybe, pick } from '../schema/pick'
import { type GuardId, guardIds } from '../trade/guard-sentences'
import { guards } from '../trade/guards'
import { orderValidation } from './order-follow'
import { orderLine } from './order-line'

/** How the calls of orders are gathered in the API's description. */
export const tag = 'Commandes'

/** The fields that they share. */
export const orderId = { id: f.int({ label: 'Commande', required: true, min: 1 }) }
export const lineIds = { ...orderId, lineId: f.int({ label: 'Ligne', required: true, min: 1 }) }
/** A line of the order. */
export const ofLine = { line_id: f.int({ label: 'Ligne', required: true, min: 1 }) }

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
export const isConfirmed = (confirmed: readonly string[] | null | undefined, guard: GuardId): boolean =>
  confirmed?.includes(guard) === true

/** What the person saw of the lines: what somebody else has put there meanwhile is told before anything leaves (5-doors §1, 17). */
export const seenField = {
  seen: f.rows(
    { ...ofLine, quantity: f.quantity({ label: 'Quantité vue', required: true, min: 0 }) },
    { label: 'Lignes vues', max: 1000 },
  ),
}
/** The versions of two carts that the person saw in a list (5-doors §1, 17). */
export const seenVersions = {
  lock_version: f.int({ label: 'Version lue' }),
  other_version: f.int({ label: "Version de l'autre" }),
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
export const reasonField = { reason: asked(orderValidation.fields.reason, { required: true }) }

/** What may be changed of a line: its quantity by the rule of its article, the rest as it is declared. */
export const lineChanges = {
  quantity: maybe(orderLine.fields.quantity),
  ...pick(orderLine, ['comment']),
  seen_quantity: f.quantity({ label: 'Quantité vue', min: 0 }),
  ...confirmedField,
} as const

/** What is answered to a supplier's proposals, by their numbers. */
export const decisionRows = f.rows(
  {
    id: f.int({ label: 'Remplacement', required: true, min: 1 }),
    decision: f.select({ accepted: 'Accepter', refused: 'Refuser' }, { label: 'Réponse', required: true }),
  },
  { label: 'Réponses', required: true, max: 400 },
)

export const substituteSearch = { ...ofLine, search: f.text({ label: 'Recherche', max: 100 }) }
