import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { asked, many, maybe, pick } from '../schema/pick'
import { told } from '../schema/told'
import { explanationDecisions, tenderExplanation } from './tender-explanation'

const { deadline, question, answer, file_ids, reason } = tenderExplanation.fields

/** How far an exchange on low prices has come. */
export const explanationStates = ['waiting', 'answered', 'lapsed', 'admitted', 'rejected'] as const
export type ExplanationState = (typeof explanationStates)[number]

interface Exchange {
  deadline: string
  answered_at: string | null
  decision: keyof typeof explanationDecisions | null
}

export const explanationState = (
  { deadline: until, answered_at, decision }: Exchange,
  now: Date,
): ExplanationState => {
  if (decision) return decision
  if (answered_at) return 'answered'
  return new Date(until) < now ? 'lapsed' : 'waiting'
}

/** Whether the supplier may still answer: until the limit, as long as nothing is decided. */
export const mayExplain = ({ deadline: until, decision }: Omit<Exchange, 'answered_at'>, now: Date) =>
  decision === null && now <= new Date(until)

/** What a buyer asks with. */
export const askedFields = {
  deadline: asked(deadline, { required: true }),
  question: asked(question, { required: true }),
} as const

/** What a buyer decides with. */
export const decidedFields = {
  decision: f.select(explanationDecisions, { label: 'Décision', required: true }),
  reason: asked(reason, { required: true }),
} as const

/** What a supplier answers with. */
export const explainedFields = { answer: asked(answer, { required: true }), file_ids } as const

const exchange = {
  ...pick(tenderExplanation, ['id', 'asked_at', 'deadline', 'question', 'answered_at', 'answer']),
  files: many('Justificatifs', { id: told.ref('file', 'Fichier'), filename: told.text('Nom du fichier') }),
}

/** An exchange as the buyer reads it: one of a lot's in `GET /tender/lot/{id}/comparison`. */
export const explanationAnswer = {
  ...exchange,
  offer_id: told.ref('tender_response_family', 'Offre'),
  /** Of the prices that the offer has now. */
  current: told.bool('Des prix actuels'),
  state: told.word('Avancement', explanationStates),
  asked_by: maybe(told.text('Demandées par')),
  answered_by: maybe(told.text('Répondues par')),
  decided_by: maybe(told.text('Décidée par')),
  ...pick(tenderExplanation, ['decision', 'reason', 'decided_at']),
}
export type ExplanationAnswer = Answer<typeof explanationAnswer>

/** An exchange as its supplier answers it: one of `GET /consultation/{id}`. */
export const ownExplanation = {
  ...exchange,
  lot_number: told.int('N° de lot'),
  lot: told.text('Lot'),
  /** It may still be answered, or its answer completed. */
  open: told.bool('Ouverte'),
}
export type OwnExplanation = Answer<typeof ownExplanation>
