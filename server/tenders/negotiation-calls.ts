import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import { tenderPageAnswer } from '../../resources/tenders/answers'
import { roundAnswer, roundFields } from '../../resources/tenders/rounds'
import { type Call, defineCall } from '../api/call'
import { workOf } from '../api/work'
import { openRound, resumeAnalysis } from './negotiate'
import { readRounds } from './read-rounds'
import { readTenderPage } from './tender-answers'

const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const

/** Rounds of negotiation (domain §9.2, state 300). */
export const negotiationCalls: Call[] = [
  defineCall('GET /tender/{id}/rounds', 'viewTender', {
    shape: {
      summary: 'Tours de négociation ; leurs prix une fois clos',
      tag,
      params,
      listed: true,
      answers: { data: many('Tours', roundAnswer) },
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readRounds(context, workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /tender/{id}/negotiate', 'negotiateTender', {
    shape: {
      summary: 'Ouvre un tour de négociation',
      tag,
      params,
      body: {
        lot_ids: f.refs('tender_family', { label: 'Lots', required: true, max: 200 }),
        supplier_ids: f.refs('supplier', { label: 'Fournisseurs', required: true, max: 500 }),
        ...roundFields,
      },
      answers: tenderPageAnswer,
    },
    run: ({ context, actor, params: { id }, body }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await openRound(context, work, { id, asked: body })
        return readTenderPage(work, id)
      }),
  }),
  defineCall('PUT /tender/{id}/resume', 'negotiateTender', {
    shape: { summary: "Reprend l'analyse, tous ayant répondu", tag, params, answers: tenderPageAnswer },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => {
        const work = workOf(context.db, tx, context.now())
        await resumeAnalysis(context, work, id)
        return readTenderPage(work, id)
      }),
  }),
]
