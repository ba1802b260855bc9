import { f } from '../../resources/schema/f'
import {
  openingAnswer,
  responseAnswer,
  responsesAnswer,
  tenderPageAnswer,
} from '../../resources/tenders/answers'
import { type Call, defineCall } from '../api/call'
import { reading, writing } from '../api/with-work'
import { openResponses } from './open-responses'
import { readResponse, readResponses, readTenderPage } from './tender-answers'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** The page of a tender, and the opening of its offers. */
export const openingCalls: Call[] = [
  defineCall('GET /tender/{id}/page', 'viewTender', {
    shape: {
      summary: "Un appel d'offres, ses lots et ce qu'on peut en faire",
      tag,
      params,
      answers: tenderPageAnswer,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readTenderPage(work, id)),
  }),
  defineCall('GET /tender/{id}/responses', 'viewTender', {
    shape: {
      summary: 'Plis reçus : leur nombre, et après ouverture leurs récépissés',
      tag,
      params,
      answers: responsesAnswer,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readResponses(work, id)),
  }),
  defineCall('GET /tender/{id}/response/{response}', 'viewTender', {
    shape: {
      summary: 'Une offre, une fois ouverte',
      tag,
      params: { ...params, response: f.int({ label: 'Offre', required: true, min: 1 }) },
      answers: responseAnswer,
      errors: ['err541'],
    },
    run: ({ context, actor, params: { id, response } }) =>
      reading(context, actor, (work) => readResponse(work, id, response)),
  }),
  defineCall('PUT /tender/{id}/open', 'openTenderResponses', {
    shape: {
      summary: 'Ouvre les plis, à deux personnes',
      tag,
      params,
      answers: openingAnswer,
      errors: ['err541'],
    },
    run: ({ context, actor, params: { id } }) =>
      writing(context, actor, (work) => openResponses(context, work, id)),
  }),
]
