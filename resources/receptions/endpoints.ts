import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { receptionAnswer, signingAnswer } from './answers'
import { receptionFields } from './reception-fields'

const tag = 'Réceptions'
const order = f.int({ label: 'Commande', required: true, min: 1 })
const ofOrder = { tag, params: { id: order } } as const

/** What came of an order, signed for. */
export const receptionEndpoints = {
  read: defineEndpoint('GET /order/{id}/reception', {
    ...ofOrder,
    permission: 'signedIn',
    summary: 'Une commande à réceptionner, et ce qui en a été reçu',
    answers: receptionAnswer,
  }),
  sign: defineEndpoint('POST /order/{id}/reception', {
    ...ofOrder,
    permission: 'receiveOrder',
    summary: "Signer une réception ; la même clé ne signe qu'une fois",
    body: receptionFields,
    answers: signingAnswer,
  }),
  undo: defineEndpoint('POST /order/{id}/reception/{reception}/undo', {
    tag,
    params: { id: order, reception: f.int({ label: 'Réception', required: true, min: 1 }) },
    permission: 'receiveOrder',
    summary: 'Annuler une réception signée par erreur : le stock ressort, la commande revient à son état',
    body: { reason: f.text({ label: 'Motif', required: true, min: 3, max: 500 }) },
    answers: receptionAnswer,
    errors: ['err530'],
  }),
} as const
