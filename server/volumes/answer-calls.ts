import { f } from '../../resources/schema/f'
import { asked, many } from '../../resources/schema/pick'
import { savedAt, told } from '../../resources/schema/told'
import { volumeAnswer, volumeAnswerHead, volumeWorkbookAnswer } from '../../resources/volumes/answers'
import { volumeResponseStates } from '../../resources/volumes/states'
import { volumeEntryFields } from '../../resources/volumes/volume-entry'
import { volumeResponse } from '../../resources/volumes/volume-response'
import { type Call, defineCall } from '../api/call'
import { attachment, xlsxType } from '../api/files/disposition'
import { sentWorkbook } from '../api/files/file-body'
import { workOf } from '../api/work'
import { listAnswers, readAnswer } from './own-volumes'
import { correctVolumes, saveVolumes, sendVolumes } from './save-volumes'
import { readOwnWorkbook, writeOwnWorkbook } from './volume-workbook'

const tag = "Volumes d'achats de l'adhérent"
const access = 'answerVolumeRequest'
const params = { id: f.int({ label: 'Réponse', required: true, min: 1 }) } as const

/** The requests of the members' application; a member's answer has a number of its own. */
export const answerCalls: Call[] = [
  defineCall('GET /volume-answer', access, {
    shape: {
      summary: 'Demandes de volumes de ses adhérents',
      tag,
      listed: true,
      answers: { data: many('Demandes', volumeAnswerHead), now: told.moment('Maintenant') },
    },
    run: ({ context, actor }) =>
      context.db.read(actor, (tx) => listAnswers(workOf(context.db, tx, context.now()))),
  }),
  defineCall('GET /volume-answer/{id}', access, {
    shape: {
      summary: 'Une demande de volumes et la réponse de son adhérent',
      tag,
      params,
      answers: volumeAnswer,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readAnswer(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /volume-answer/{id}/lines', access, {
    shape: {
      summary: 'Enregistre les volumes en cours de saisie',
      tag,
      params,
      body: {
        lines: f.rows(volumeEntryFields, { label: 'Lignes', required: true, max: 3000 }),
        saved_at: asked(volumeResponse.fields.saved_at),
      },
      bodyLimit: 4 * 1_048_576,
      errors: ['err540'],
      answers: savedAt,
    },
    run: ({ context, actor, params: { id }, body: { lines, saved_at } }) =>
      context.db.write(actor, (tx) =>
        saveVolumes(workOf(context.db, tx, context.now()), id, { lines, saved_at: saved_at ?? null }),
      ),
  }),
  defineCall('PUT /volume-answer/{id}/send', access, {
    shape: {
      summary: 'Envoie ses volumes',
      tag,
      params,
      errors: ['err540'],
      answers: { submitted_at: told.moment('Envoyée le') },
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, (tx) => sendVolumes(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /volume-answer/{id}/correct', access, {
    shape: {
      summary: 'Reprend une réponse envoyée pour la corriger',
      tag,
      params,
      errors: ['err540'],
      answers: { status: told.keyOf('Statut', volumeResponseStates) },
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, (tx) => correctVolumes(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('GET /volume-answer/{id}/workbook', access, {
    shape: { summary: 'La grille de ses volumes (xlsx)', tag, params, file: xlsxType },
    run: async ({ context, actor, params: { id }, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writeOwnWorkbook(workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('POST /volume-answer/{id}/workbook', access, {
    shape: {
      unkeyed: 'its body is read as it comes; it changes nothing',
      summary: 'Lit une grille de volumes rapportée, sans rien changer',
      tag,
      params,
      ...sentWorkbook,
      errors: ['err415', 'err540'],
      answers: volumeWorkbookAnswer,
    },
    run: ({ context, actor, params: { id }, request }) => readOwnWorkbook({ context, actor, request }, id),
  }),
]
