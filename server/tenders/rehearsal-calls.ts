import { f } from '../../resources/schema/f'
import type { Criterion } from '../../resources/tenders/criteria'
import { keptRehearsal, rehearsalAnswer } from '../../resources/tenders/rehearsal'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { criteriaBody } from './criteria-body'
import { readRehearsal, rehearse } from './rehearse'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** What the weights of a tender would have chosen the last time. */
export const rehearsalCalls: Call[] = [
  defineCall('GET /tender/{id}/rehearsal', 'viewTender', {
    shape: { summary: 'Essai des poids gardé à la publication', tag, params, answers: keptRehearsal },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readRehearsal(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /tender/{id}/rehearsal', 'viewTender', {
    shape: {
      summary: 'Essai de poids sur le dernier marché, sans rien garder',
      tag,
      params,
      body: criteriaBody,
      answers: rehearsalAnswer,
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.read(actor, (tx) =>
        rehearse(workOf(context.db, tx, context.now()), id, body.criteria as Criterion[]),
      ),
  }),
]
