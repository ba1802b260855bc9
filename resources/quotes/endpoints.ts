import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { quotePage } from './answers'
import { completion } from './quote'

const line_id = f.int({ label: 'Devis', required: true, min: 1 })
const makes = { none: 'Rien de plus', product: 'Un produit hors catalogue', cart: 'Un panier' } as const
/** What is made of an accepted quote. */
export type QuoteMakes = keyof typeof makes

const reading = { permission: 'viewQuote', tag: 'Devis', of: 'quotes' } as const
const sending = { ...reading, permission: 'updateQuote', answers: quotePage } as const
const deciding = { ...sending, permission: 'acceptQuote' } as const

/** Requests for quotes; what moves one answers its page. */
export const quoteEndpoints = {
  page: defineEndpoint('GET /quote/{id}/page', {
    ...reading,
    summary: 'Une demande et les devis de ses fournisseurs, côte à côte',
    answers: quotePage,
  }),
  pdf: defineEndpoint('GET /quote/{id}/pdf', {
    ...reading,
    summary: 'La demande de devis, en PDF',
    file: 'application/pdf',
    opens: true,
  }),
  send: defineEndpoint('PUT /quote/{id}/send', {
    ...sending,
    summary: 'Envoie une demande à ses fournisseurs, à chacun son lien',
  }),
  complete: defineEndpoint('PUT /quote/{id}/complete', {
    ...sending,
    summary: "Interroge d'autres fournisseurs, ou déplace la date limite d'une demande envoyée",
    body: completion,
  }),
  resend: defineEndpoint('PUT /quote/{id}/resend', {
    ...sending,
    summary: 'Envoie un nouveau lien à un fournisseur ; le précédent ne sert plus',
    body: { line_id },
  }),
  reopen: defineEndpoint('PUT /quote/{id}/reopen', {
    ...sending,
    summary: "Rouvre la réponse d'un fournisseur, avec un nouveau lien",
    body: { line_id, until: f.dateTime({ label: "Jusqu'au", required: true }) },
  }),
  acceptUnsent: defineEndpoint('PUT /quote/{id}/accept-unsent', {
    ...sending,
    summary: 'Accepte tel quel un devis jamais envoyé',
    body: { line_id },
  }),
  accept: defineEndpoint('PUT /quote/{id}/accept', {
    ...deciding,
    summary: 'Accepte un devis, une seule fois, et en fait un produit hors catalogue ou un panier',
    body: {
      line_id,
      make: f.select(makes, { label: 'Ensuite', required: true }),
      label: f.text({ label: 'Libellé du produit', max: 100 }),
    },
  }),
  refuse: defineEndpoint('PUT /quote/{id}/refuse', {
    ...deciding,
    summary: 'Refuse les devis reçus, ou abandonne la demande',
    body: { reason: f.text({ label: 'Motif', required: true, max: 500 }) },
  }),
} as const
