import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { tag } from './call-fields'
import { pickingAnswer } from './picking-answer'

const day = { day: f.date({ label: 'Jour de livraison' }) } as const

/** What a supplier has to prepare for a day, on screen and on paper. */
export const pickingEndpoints = {
  list: defineEndpoint('GET /order/picking', {
    permission: 'viewSupplierOrders',
    tag,
    of: 'order',
    summary: 'Ce qui est à préparer pour un jour, article par article',
    query: day,
    answers: pickingAnswer,
  }),
  pdf: defineEndpoint('GET /order/picking/pdf', {
    permission: 'viewSupplierOrders',
    tag,
    summary: 'La liste de préparation du jour, en PDF',
    query: day,
    file: 'application/pdf',
    opens: true,
  }),
} as const
