import { f } from '../../resources/schema/f'
import { many } from '../../resources/schema/pick'
import { counted } from '../../resources/schema/told'
import { volumeRequestPage, volumeResultHead } from '../../resources/volumes/answers'
import { type Call, defineCall } from '../api/call'
import { attachment, xlsxType } from '../api/files/disposition'
import { answering, reading } from '../api/with-work'
import { workOf } from '../api/work'
import { closeNow, consolidateRequest, leaveTender, reopenRequest } from './follow-request'
import { remindNow } from './remind-members'
import { listResults, readPage } from './results'
import { sendRequest } from './send-request'
import { writeResults } from './volume-workbook'

const tag = "Demandes de volumes d'achats"
const params = { id: f.int({ label: 'Demande de volumes', required: true, min: 1 }) } as const
const read = 'viewVolumeRequest'
const write = 'createVolumeRequest'

/** Does a step and answers the request as it stands then. */
const done = answering(readPage)

/** What the back office does with a request for purchase volumes. */
export const requestCalls: Call[] = [
  defineCall('GET /volume-result', read, {
    shape: {
      summary: 'Demandes de volumes envoyées, avec leur avancement',
      tag,
      listed: true,
      answers: { data: many('Demandes', volumeResultHead) },
    },
    run: ({ context, actor }) =>
      context.db.read(actor, async (tx) => ({
        data: await listResults(workOf(context.db, tx, context.now())),
      })),
  }),
  defineCall('GET /volume-request/{id}/page', read, {
    shape: {
      summary: 'Une demande de volumes, ses adhérents et ses résultats',
      tag,
      params,
      answers: volumeRequestPage,
    },
    run: ({ context, actor, params: { id } }) => reading(context, actor, (work) => readPage(work, id)),
  }),
  defineCall('GET /volume-request/{id}/workbook', read, {
    shape: { summary: 'Les résultats (xlsx)', tag, params, file: xlsxType },
    run: async ({ context, actor, params: { id }, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writeResults(workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('PUT /volume-request/{id}/send', write, {
    shape: { summary: 'Envoie la demande aux adhérents', tag, params, answers: volumeRequestPage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => sendRequest(context, work, id) }),
  }),
  defineCall('PUT /volume-request/{id}/remind', write, {
    shape: { summary: 'Relance les adhérents sans réponse', tag, params, answers: counted },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, async (tx) => ({
        count: await remindNow(context, workOf(context.db, tx, context.now()), id),
      })),
  }),
  defineCall('PUT /volume-request/{id}/close', write, {
    shape: { summary: 'Clôt avant la date limite', tag, params, answers: volumeRequestPage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => closeNow(work, id) }),
  }),
  defineCall('PUT /volume-request/{id}/reopen', write, {
    shape: {
      summary: 'Rouvre une demande close',
      tag,
      params,
      body: { until: f.dateTime({ label: "Jusqu'au", required: true }) },
      answers: volumeRequestPage,
    },
    run: ({ context, actor, params: { id }, body: { until } }) =>
      done(context, actor, { id, run: (work) => reopenRequest(work, id, until) }),
  }),
  defineCall('PUT /volume-request/{id}/consolidate', write, {
    shape: {
      summary: "Consolide les volumes, dans l'appel d'offres s'il y en a un",
      tag,
      params,
      answers: volumeRequestPage,
    },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => consolidateRequest(work, id) }),
  }),
  defineCall('PUT /volume-request/{id}/leave-tender', write, {
    shape: { summary: "Détache la demande de son appel d'offres", tag, params, answers: volumeRequestPage },
    run: ({ context, actor, params: { id } }) =>
      done(context, actor, { id, run: (work) => leaveTender(work, id) }),
  }),
]
