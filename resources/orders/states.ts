import type { Tone } from '../schema/field'
import { lookup } from '../schema/lookup'

/** The state machine of an order, as data (domain §5.1): the only way in which a status changes. */

/** Statuses as they are stored, with their French labels. */
export const orderStatuses = {
  '100': 'En préparation',
  '150': 'En attente de validation',
  '200': 'Refusée niveau 1',
  '250': 'Refusée niveau 2',
  '300': 'Envoyée au fournisseur',
  '350': 'Envoyée par mes soins',
  '400': 'Lue par le fournisseur',
  '450': 'Reçue',
} as const
export type OrderStatus = keyof typeof orderStatuses

/** « bleu clair » is told from « bleu » by its text. */
export const orderTones: Readonly<Record<OrderStatus, Tone>> = {
  '100': 'grey',
  '150': 'orange',
  '200': 'red',
  '250': 'red',
  '300': 'blue',
  '350': 'blue',
  '400': 'lightGreen',
  '450': 'green',
}

/** What a status is to the trade: each has its stage, and every list of statuses follows from it. */
export const orderStages = lookup({
  '100': 'cart',
  '150': 'waiting',
  '200': 'refused',
  '250': 'refused',
  '300': 'sent',
  '350': 'sent',
  '400': 'sent',
  '450': 'received',
} as const satisfies Record<OrderStatus, string>)
type Stage = (typeof orderStages)[OrderStatus]

const statuses = Object.keys(orderStatuses) as OrderStatus[]
const at = (...stages: readonly Stage[]): readonly OrderStatus[] =>
  statuses.filter((status) => stages.includes(orderStages[status]))

/** Where the orders of a stage are listed. */
export const orderLists = {
  carts: at('cart', 'waiting', 'refused'),
  toValidate: at('waiting'),
  tracking: at('sent'),
  received: at('received'),
}

/** What has left for the supplier. */
export const sentStatuses = at('sent', 'received')
/** What has left and may still be received. */
export const awaitedStatuses = at('sent')
/** What a member may still change once it is a cart again. */
export const refusedStatuses = at('refused')

/** Whether a status is at one of these stages. */
export const isAt = (status: OrderStatus, ...stages: readonly Stage[]): boolean =>
  stages.includes(orderStages[status])

export type OrderVerb =
  | 'submit'
  | 'send'
  | 'validate'
  | 'approve'
  | 'refuse'
  | 'withdraw'
  | 'reopen'
  | 'delete'
  | 'read'
  | 'confirm'
  | 'receivePart'
  | 'receive'
  | 'undoReception'
  | 'cancel'

export interface Transition {
  /** Its number in domain §5.1. */
  id: `T${number}`
  verb: OrderVerb
  from: readonly OrderStatus[]
  /** `deleted` marks the row; the same status where only a fact beside it changes. */
  to: OrderStatus | 'same' | 'deleted'
  /** Permissions of which one is needed; none = the token or the decider's place is the right. */
  permissions: readonly string[]
  /** Type of profile that may do it. */
  who: 'member' | 'supplier'
}

const member = 'member' as const
const by = (...permissions: string[]) => ({ permissions, who: member })

/** T2 to T16; T1 is the creation of a cart. T17 takes back a reception that was signed on the wrong order, or awaits a remainder again. */
export const transitions: readonly Transition[] = [
  { id: 'T2', verb: 'submit', from: ['100'], to: '150', ...by('sendCartByMember', 'sendCartByProvider') },
  { id: 'T3', verb: 'send', from: ['100'], to: '300', ...by('sendCartByProvider') },
  { id: 'T4', verb: 'send', from: ['100'], to: '350', ...by('sendCartByMember') },
  { id: 'T5', verb: 'validate', from: ['150'], to: 'same', ...by('validateOrders') },
  { id: 'T6', verb: 'approve', from: ['150'], to: '300', ...by('validateOrders') },
  { id: 'T6', verb: 'approve', from: ['150'], to: '350', ...by('validateOrders') },
  { id: 'T7', verb: 'refuse', from: ['150'], to: '200', ...by('validateOrders') },
  { id: 'T8', verb: 'refuse', from: ['150'], to: '250', ...by('validateOrders') },
  { id: 'T9', verb: 'withdraw', from: ['150'], to: '100', ...by() },
  { id: 'T10', verb: 'reopen', from: refusedStatuses, to: '100', ...by('updateCart') },
  { id: 'T11', verb: 'delete', from: ['100', '200', '250'], to: 'deleted', ...by('deleteCart') },
  { id: 'T12', verb: 'read', from: ['300'], to: '400', permissions: ['viewSupplierOrders'], who: 'supplier' },
  {
    id: 'T13',
    verb: 'confirm',
    from: ['300', '400'],
    to: '400',
    permissions: ['confirmOrder'],
    who: 'supplier',
  },
  { id: 'T14', verb: 'receivePart', from: awaitedStatuses, to: 'same', ...by('receiveOrder') },
  { id: 'T15', verb: 'receive', from: awaitedStatuses, to: '450', ...by('receiveOrder') },
  { id: 'T16', verb: 'cancel', from: awaitedStatuses, to: 'same', ...by('cancelOrder', 'validateOrders') },
  { id: 'T17', verb: 'undoReception', from: awaitedStatuses, to: 'same', ...by('receiveOrder') },
  ...awaitedStatuses.map(
    (to): Transition => ({ id: 'T17', verb: 'undoReception', from: ['450'], to, ...by('receiveOrder') }),
  ),
]

/** The transitions of a verb from a status; none = it does not exist. */
export const transitionsOf = (verb: OrderVerb, from: string): readonly Transition[] =>
  transitions.filter((one) => one.verb === verb && one.from.some((status) => status === from))

/** Where a verb leads from a status, the wanted end told apart where there are two; undefined when it leads nowhere. */
export function targetOf(
  verb: OrderVerb,
  from: OrderStatus,
  wanted?: OrderStatus,
): OrderStatus | 'deleted' | undefined {
  const found = transitionsOf(verb, from).find(
    ({ to }) => wanted === undefined || to === wanted || to === 'same',
  )
  return found?.to === 'same' ? from : found?.to
}

/** What is told of an order, in its timeline (domain §5.9). */
export const orderEvents = {
  created: 'Créée',
  line_added: 'Article ajouté',
  line_changed: 'Article modifié',
  submitted: 'Soumise à validation',
  withdrawn: 'Retirée de la validation',
  validated: 'Validée',
  refused: 'Refusée',
  reopened: 'Reprise en préparation',
  sent: 'Envoyée',
  mail_sent: 'E-mail envoyé au fournisseur',
  mail_bounced: "Échec de l'envoi par e-mail",
  resent: 'Renvoyée',
  unread_alert: 'Alerte : non lue sous 90 minutes',
  read: 'Lue par le fournisseur',
  confirmed: 'Confirmée par le fournisseur',
  reception_created: 'Réception créée',
  reception_resigned: 'Réception reprise',
  reception_undone: 'Réception annulée',
  received: 'Reçue',
  remainder_closed: 'Reliquat soldé',
  cancelled: 'Annulée',
  litigation_opened: 'Litige ouvert',
} as const
export type OrderEventType = keyof typeof orderEvents

export const receptionStates = {
  none: 'Rien de reçu',
  partial: 'Réception partielle',
  complete: 'Réception complète',
  closed_short: 'Reliquat soldé',
} as const

export const mailStates = {
  none: 'Aucun e-mail',
  queued: "En cours d'envoi",
  sent: 'E-mail envoyé',
  bounced: "Échec de l'envoi",
} as const
