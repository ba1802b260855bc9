import { defineEndpoint } from '../schema/endpoint'
import { asked, many, page } from '../schema/pick'
import { success } from '../schema/told'
import { answeredOrder, batchAnswer, decidersAheadAnswer, orderAnswer } from './answers'
import {
  batchFields,
  confirmedField,
  decisionRows,
  orderId,
  reasonField,
  seenField,
  seenRoundsField,
  substituteSearch,
  tag,
} from './call-fields'
import { confirmationFields } from './confirmation-fields'
import { toValidate } from './inbox-answer'
import { order } from './order'
import { orderSending } from './order-follow'
import { substituteOptionsAnswer } from './substitution'
import { duplicateAnswer } from './tool-answers'

const ofOrder = { tag, params: orderId, answers: orderAnswer } as const
/** What a guard refuses is thrown once its marks are committed: its handler opens the transactions. */
const guarded = { ...ofOrder, opens: true } as const
const decided = { ...guarded, permission: 'validateOrders' } as const
const inBatch = {
  tag,
  opens: true,
  answers: batchAnswer,
  unkeyed: 'several transactions; an order refuses a second time by its own status',
} as const

/** Submissions and approvals (domain §5.5). */
export const approvalEndpoints = {
  submit: defineEndpoint('POST /order/{id}/submit', {
    ...guarded,
    permission: 'signedIn',
    summary: 'Envoyer un panier, ou le soumettre à validation',
    body: { ...confirmedField, ...seenField },
  }),
  submitAll: defineEndpoint('POST /order/submit', {
    ...inBatch,
    permission: 'signedIn',
    summary: 'Envoyer plusieurs paniers',
    body: { ...batchFields, ...confirmedField, ...seenField },
  }),
  plan: defineEndpoint('PUT /order/{id}/sending', {
    ...{ tag, params: orderId, answers: success },
    permission: 'signedIn',
    summary: "Prévoir l'envoi d'un panier",
    body: { send_at: asked(orderSending.fields.send_at, { required: false }), ...confirmedField },
  }),
  withdraw: defineEndpoint('POST /order/{id}/withdraw', {
    ...guarded,
    permission: 'signedIn',
    summary: 'Retirer sa commande de la validation',
  }),
  reopen: defineEndpoint('POST /order/{id}/reopen', {
    ...guarded,
    permission: 'updateCart',
    summary: 'Reprendre une commande refusée, pour un autre jour où le sien est passé',
    body: { ask_delivery_date: asked(order.fields.ask_delivery_date, { required: false }), ...seenField },
  }),
  validate: defineEndpoint('POST /order/{id}/validate', {
    ...decided,
    summary: 'Valider une commande',
    body: seenRoundsField,
  }),
  validateAll: defineEndpoint('POST /order/validate', {
    ...inBatch,
    permission: 'validateOrders',
    summary: 'Valider la sélection',
    body: { ...batchFields, ...seenRoundsField },
  }),
  refuse: defineEndpoint('POST /order/{id}/refuse', {
    ...decided,
    summary: 'Refuser une commande, avec son motif',
    body: { ...reasonField, ...seenRoundsField },
  }),
  toValidate: defineEndpoint('GET /order/to-validate', {
    permission: 'validateOrders',
    tag,
    summary: 'Commandes à valider',
    listed: true,
    answers: page('Commandes à valider', toValidate),
  }),
  deciders: defineEndpoint('PUT /order/deciders', {
    permission: 'viewCart',
    tag,
    reads: true,
    summary: 'Qui décidera de ces paniers une fois envoyés, niveau par niveau',
    body: batchFields,
    answers: { data: many('Paniers', decidersAheadAnswer) },
  }),
} as const

/** What happens to an order once it has left, and the articles that its supplier proposes instead. */
export const followEndpoints = {
  cancel: defineEndpoint('POST /order/{id}/cancel', {
    ...ofOrder,
    permission: 'signedIn',
    summary: 'Annuler une commande envoyée',
    body: reasonField,
  }),
  resend: defineEndpoint('POST /order/{id}/resend', {
    ...ofOrder,
    permission: 'signedIn',
    summary: 'Renvoyer une commande : duplicata',
  }),
  duplicate: defineEndpoint('POST /order/{id}/duplicate', {
    ...ofOrder,
    permission: 'createCart',
    summary: "Dupliquer une commande dans un nouveau panier, aux prix d'aujourd'hui",
    answers: duplicateAnswer,
  }),
  pdf: defineEndpoint('GET /order/{id}/pdf', {
    permission: 'signedIn',
    tag,
    params: orderId,
    opens: true,
    summary: 'La commande en PDF ; pour un fournisseur, la première ouverture est la lecture',
    file: 'application/pdf',
  }),
  confirm: defineEndpoint('POST /order/{id}/confirm', {
    ...guarded,
    permission: 'confirmOrder',
    summary: 'Confirmer une commande : date, manquants, remplacements',
    body: confirmationFields,
    answers: answeredOrder,
  }),
  substitutes: defineEndpoint('GET /order/{id}/substitutes', {
    ...ofOrder,
    permission: 'confirmOrder',
    summary: "Articles de son catalogue qu'un fournisseur peut proposer pour une ligne",
    query: substituteSearch,
    answers: substituteOptionsAnswer,
  }),
  answerSubstitutes: defineEndpoint('PUT /order/{id}/substitutions', {
    ...guarded,
    permission: 'updateCart',
    summary: 'Accepter ou refuser les articles que le fournisseur propose',
    body: { decisions: decisionRows },
    answers: answeredOrder,
  }),
} as const
