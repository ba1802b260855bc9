import { f } from '../../resources/schema/f'
import { type Scales, scaleFields, scalesAnswer } from '../../resources/tenders/scales'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { readScales, saveScales } from './scales'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** The scales of frequency and delay that a tender is judged by. */
export const scaleCalls: Call[] = [
  defineCall('GET /tender/{id}/scales', 'viewTender', {
    shape: {
      summary: "Les barèmes de fréquence et de délai d'un appel d'offres",
      tag,
      params,
      answers: scalesAnswer,
    },
    run: ({ context, actor, params: { id } }) => context.db.read(actor, (tx) => readScales({ tx }, id)),
  }),
  defineCall('PUT /tender/{id}/scales', 'updateTender', {
    shape: {
      summary: "Donne à l'appel d'offres ses propres barèmes, pour toutes ses familles ou pour une",
      tag,
      params,
      body: scaleFields,
      answers: scalesAnswer,
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await saveScales(work, id, body as Scales & { family_id?: number | null })
        return readScales(work, id)
      }),
  }),
]
