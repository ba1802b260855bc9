import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { many } from '../schema/pick'
import { standingFor } from '../trade/standing-for'
import { comparisonAnswer } from './comparison-answers'
import { askedFields, decidedFields, explainedFields, ownExplanation } from './explanations'

const offer_id = f.int({ label: 'Offre', required: true, min: 1 })
const ofBuyer = {
  ...{ permission: 'scoreTender', tag: "Appels d'offres", answers: comparisonAnswer },
  errors: ['err541'],
} as const

/** The buyer's part of the exchange on offers that look abnormally low (5-doors §5). */
export const lowOfferEndpoints = {
  ask: defineEndpoint('PUT /tender/lot/{id}/explanation', {
    ...ofBuyer,
    summary: 'Demande à un fournisseur des explications sur ses prix',
    body: { offer_id, ...askedFields },
  }),
  judge: defineEndpoint('PUT /tender/lot/{id}/explanation/decision', {
    ...ofBuyer,
    summary: 'Admet une offre après ses explications, ou la rejette comme anormalement basse',
    body: { offer_id, ...decidedFields },
  }),
} as const

/** The supplier's part of it. */
export const explanationEndpoints = {
  explain: defineEndpoint('PUT /consultation/{id}/explanation/{explanation}', {
    permission: 'answerTender',
    summary: 'Explique ses prix, avec des justificatifs',
    tag: 'Consultations',
    query: standingFor,
    body: explainedFields,
    answers: { data: many("Demandes d'explications", ownExplanation) },
    errors: ['err540'],
  }),
} as const
