import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import { comparisonAnswer } from '../../resources/tenders/comparison-answers'
import {
  askedFields,
  decidedFields,
  explainedFields,
  ownExplanation,
} from '../../resources/tenders/explanations'
import { type Call, defineCall } from '../api/call'
import { answering, writing } from '../api/with-work'
import { compareLot } from './compare-lot'
import { askExplanation, explainOffer, judgeExplanation } from './explanations'
import { answeringSupplier } from './own-answer'
import { ownExplanations } from './read-explanations'

const id = (label: string) => f.int({ label, required: true, min: 1 })
const lot = { id: id('Lot') } as const
const offer_id = id('Offre')
const judged = answering(compareLot)
const ofBuyer = {
  tag: "Appels d'offres",
  params: lot,
  answers: comparisonAnswer,
  errors: ['err541'],
} as const

/** The exchange on offers that look abnormally low (5-doors §5). */
export const explanationCalls: Call[] = [
  defineCall('PUT /tender/lot/{id}/explanation', 'scoreTender', {
    shape: {
      ...ofBuyer,
      summary: 'Demande à un fournisseur des explications sur ses prix',
      body: { offer_id, ...askedFields },
    },
    run: ({ context, actor, params, body }) =>
      judged(context, actor, {
        id: params.id,
        run: (work) => askExplanation(context, work, { lotId: params.id, asked: body }),
      }),
  }),
  defineCall('PUT /tender/lot/{id}/explanation/decision', 'scoreTender', {
    shape: {
      ...ofBuyer,
      summary: 'Admet une offre après ses explications, ou la rejette comme anormalement basse',
      body: { offer_id, ...decidedFields },
    },
    run: ({ context, actor, params, body }) =>
      judged(context, actor, { id: params.id, run: (work) => judgeExplanation(work, params.id, body) }),
  }),
  defineCall('PUT /consultation/{id}/explanation/{explanation}', 'answerTender', {
    shape: {
      summary: 'Explique ses prix, avec des justificatifs',
      tag: 'Consultations',
      params: { id: id('Consultation'), explanation: id("Demande d'explications") },
      body: explainedFields,
      answers: { data: many("Demandes d'explications", ownExplanation) },
      errors: ['err540'],
    },
    run: ({ context, actor, params, body }) =>
      writing(context, actor, async (work) => {
        await explainOffer(work, params.id, { id: params.explanation, ...body })
        return { data: await ownExplanations(work, params.id, answeringSupplier(work)) }
      }),
  }),
]
