import { leaving, type StagedState, statesAt } from '../schema/course'
import type { Step } from '../schema/field'
import { lookup } from '../schema/lookup'

/** The state machine of an order, as data (domain §5.1): the only way in which a status changes. */

/** Statuses as they are stored: a status is told here and nowhere else. « bleu clair » is told from « bleu » by its text. */
export const orderStates = lookup({
  '100': { label: 'En préparation', tone: 'grey', stage: 'cart' },
  '150': { label: 'En attente de validation', tone: 'orange', stage: 'waiting' },
  '200': { label: 'Refusée niveau 1', tone: 'red', stage: 'refused' },
  '250': { label: 'Refusée niveau 2', tone: 'red', stage: 'refused' },
  '300': { label: 'Envoyée au fournisseur', tone: 'blue', stage: 'sent' },
  '350': { label: 'Envoyée par mes soins', tone: 'blue', stage: 'sent' },
  '400': { label: 'Lue par le fournisseur', tone: 'lightGreen', stage: 'sent' },
  '450': { label: 'Reçue', tone: 'green', stage: 'received' },
} as const satisfies Record<string, StagedState>)
export type OrderStatus = keyof typeof orderStates

/** What a status is to the trade: every list of statuses follows from it. */
export type Stage = (typeof orderStates)[OrderStatus]['stage']

const at = (...stages: readonly Stage[]): readonly OrderStatus[] => statesAt(orderStates, ...stages)

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
/** What is not sent yet, and not refused either. */
export const pendingStatuses = at('cart', 'waiting')
/** What a member may still change once it is a cart again. */
export const refusedStatuses = at('refused')

/** Whether a status is at one of these stages. */
export const isAt = (status: OrderStatus, ...stages: readonly Stage[]): boolean =>
  stages.includes(orderStates[status].stage)

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

export interface Transition extends Step<OrderStatus> {
  /** Its number in domain §5.1. */
  id: `T${number}`
  verb: OrderVerb
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

/** What has left by the portal and may be confirmed by its supplier. */
export const confirmableStatuses = leaving(transitions, 'confirm')

/** What is told of an order, in its timeline (domain §5.9). */
export const orderEvents = {
  created: 'Créée',
  line_added: 'Article ajouté',
  line_changed: 'Article modifié',
  submitted: 'Soumise à validation',
  withdrawn: 'Retirée de la validation',
  validated: 'Validée',
  validator_changed: 'Valideur remplacé',
  held: 'Arrêtée par un contrôle',
  refused: 'Refusée',
  reopened: 'Reprise en préparation',
  sent: 'Envoyée',
  mail_sent: 'E-mail envoyé au fournisseur',
  mail_bounced: "Échec de l'envoi par e-mail",
  resent: 'Renvoyée',
  unread_alert: 'Alerte : non lue sous 90 minutes',
  read: 'Lue par le fournisseur',
  confirmed: 'Confirmée par le fournisseur',
  substitution_accepted: 'Remplacement accepté',
  substitution_refused: 'Remplacement refusé',
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
  none: { label: 'Rien de reçu', tone: 'grey' },
  partial: { label: 'Réception partielle', tone: 'orange' },
  complete: { label: 'Réception complète', tone: 'green' },
  closed_short: { label: 'Reliquat soldé', tone: 'blue' },
} as const

/** What became of an order, as lists say it: its status, what its supplier answered, what came of it. */
export const orderProgress = {
  preparing: { label: 'En préparation', tone: 'grey' },
  waiting: { label: 'En attente de validation', tone: 'orange' },
  refused: { label: 'Refusée', tone: 'red' },
  sent: { label: 'Envoyée', tone: 'blue' },
  read: { label: 'Lue', tone: 'lightGreen' },
  proposed: { label: 'Remplacement proposé', tone: 'orange' },
  gaps: { label: 'Écarts annoncés', tone: 'orange' },
  confirmed: { label: 'Confirmée', tone: 'green' },
  remainder: { label: 'Reliquat', tone: 'orange' },
  closed_short: { label: 'Reliquat soldé', tone: 'blue' },
  received: { label: 'Reçue', tone: 'green' },
  cancelled: { label: 'Annulée', tone: 'red' },
} as const

export const mailStates = {
  none: { label: 'Aucun e-mail', tone: 'grey' },
  queued: { label: "En cours d'envoi", tone: 'blue' },
  sent: { label: 'E-mail envoyé', tone: 'green' },
  bounced: { label: "Échec de l'envoi", tone: 'red' },
} as const
