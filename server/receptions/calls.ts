import { receptionAnswer, signingAnswer } from '../../resources/receptions/answers'
import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { readReception } from './read-reception'
import { receptionFields } from './reception-input'
import { remainderCalls } from './remainders'
import { signReception } from './sign-reception'
import { undoReception } from './undo-reception'

const tag = 'Réceptions'
const params = { id: f.int({ label: 'Commande', required: true, min: 1 }) } as const

/** Receptions: what came of an order, signed for. */
export const receptionCalls: Call[] = [
  ...remainderCalls,
  defineCall('GET /order/{id}/reception', 'signedIn', {
    shape: {
      summary: 'Une commande à réceptionner, et ce qui en a été reçu',
      tag,
      answers: receptionAnswer,
      params,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readReception(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('POST /order/{id}/reception', 'receiveOrder', {
    shape: {
      summary: "Signer une réception ; la même clé ne signe qu'une fois",
      tag,
      answers: signingAnswer,
      params,
      body: receptionFields,
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        const signed = await signReception(work, id, body)
        return { ...signed, ...(await readReception(work, id)) }
      }),
  }),
  defineCall('POST /order/{id}/reception/{reception}/undo', 'receiveOrder', {
    shape: {
      summary: 'Annuler une réception signée par erreur : le stock ressort, la commande revient à son état',
      tag,
      answers: receptionAnswer,
      params: { ...params, reception: f.int({ label: 'Réception', required: true, min: 1 }) },
      body: { reason: f.text({ label: 'Motif', required: true, min: 3, max: 500 }) },
      errors: ['err530'],
    },
    run: ({ context, actor, params: { id, reception }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await undoReception(work, id, { id: reception, reason: body.reason })
        return readReception(work, id)
      }),
  }),
]
