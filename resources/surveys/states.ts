import type { State } from '../schema/course'

/** The states of a statistics request and of each supplier's answer (domain §11.4). */
export const surveyStates = {
  '100': { label: 'À envoyer', tone: 'grey' },
  '150': { label: 'Envoyée', tone: 'blue' },
  '200': { label: 'Reçue', tone: 'orange' },
  '250': { label: 'Intégrée', tone: 'green' },
} as const satisfies Record<string, State>
export type SurveyStatus = keyof typeof surveyStates

/** What leads an answer on; one that was integrated may be taken back out of the figures, and returned with a comment. */
export const surveyMoves = [
  { verb: 'send', from: ['100'], to: '150' },
  { verb: 'receive', from: ['150', '200'], to: '200' },
  { verb: 'integrate', from: ['200'], to: '250' },
  { verb: 'return', from: ['200', '250'], to: '150' },
] as const
export type SurveyVerb = (typeof surveyMoves)[number]['verb']

/** Where a request stands follows from its answers: as far as the one that is furthest behind. */
export const surveyStatusOf = (answers: readonly SurveyStatus[]): SurveyStatus =>
  answers.reduce<SurveyStatus>((least, one) => (one < least ? one : least), '250')
