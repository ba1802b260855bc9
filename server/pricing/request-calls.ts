import { entryFields } from '../../resources/pricing/price-entry'
import { priceUpdateResponse } from '../../resources/pricing/price-update-response'
import {
  priceRequestAnswer,
  priceRequestHead,
  priceWorkbookAnswer,
} from '../../resources/pricing/request-answers'
import { priceResponseStates } from '../../resources/pricing/states'
import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { asked, many } from '../../resources/schema/pick'
import { savedAt, told } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { sentWorkbook } from '../api/files/file-body'
import { workOf } from '../api/work'
import { listRequests, readRequest } from './own-prices'
import { readOwnWorkbook, writeOwnWorkbook } from './price-workbook'
import { correctPrices, savePrices, sendPrices } from './save-prices'

const tag = 'Mises à jour des prix du fournisseur'
const access = 'answerPriceUpdate'
const params = { id: f.int({ label: 'Mise à jour des prix', required: true, min: 1 }) } as const

/** The campaigns of the suppliers' application. */
export const requestCalls: Call[] = [
  defineCall('GET /price-request', access, {
    shape: {
      summary: 'Mises à jour des prix demandées au fournisseur',
      tag,
      listed: true,
      answers: { data: many('Mises à jour', priceRequestHead), now: told.moment('Maintenant') },
    },
    run: ({ context, actor }) =>
      context.db.read(actor, (tx) => listRequests(workOf(context.db, tx, context.now()))),
  }),
  defineCall('GET /price-request/{id}', access, {
    shape: {
      summary: 'Une mise à jour des prix et sa propre réponse',
      tag,
      params,
      answers: priceRequestAnswer,
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.read(actor, (tx) => readRequest(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /price-request/{id}/lines', access, {
    shape: {
      summary: 'Enregistre les prix en cours de saisie',
      tag,
      params,
      body: {
        lines: f.rows(entryFields, { label: 'Lignes', required: true, max: 3000 }),
        saved_at: asked(priceUpdateResponse.fields.saved_at),
        origin: f.select({ screen: 'Écran', import: 'Import' }, { label: 'Origine', default: 'screen' }),
      },
      bodyLimit: 4 * 1_048_576,
      errors: ['err540'],
      answers: savedAt,
    },
    run: ({ context, actor, params: { id }, body: { lines, saved_at, origin } }) =>
      context.db.write(actor, (tx) =>
        savePrices(workOf(context.db, tx, context.now()), id, {
          lines,
          saved_at: saved_at ?? null,
          origin: origin ?? 'screen',
        }),
      ),
  }),
  defineCall('PUT /price-request/{id}/send', access, {
    shape: {
      summary: 'Envoie ses prix, contre un récépissé',
      tag,
      params,
      errors: ['err540'],
      answers: { receipt_number: told.text('Récépissé'), submitted_at: told.moment('Envoyée le') },
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, (tx) => sendPrices(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('PUT /price-request/{id}/correct', access, {
    shape: {
      summary: 'Reprend une réponse envoyée pour la corriger',
      tag,
      params,
      errors: ['err540'],
      answers: { status: told.keyOf('Statut', priceResponseStates) },
    },
    run: ({ context, actor, params: { id } }) =>
      context.db.write(actor, (tx) => correctPrices(workOf(context.db, tx, context.now()), id)),
  }),
  defineCall('GET /price-request/{id}/workbook', access, {
    shape: { summary: 'La grille de ses prix (xlsx)', tag, params, file: xlsxType },
    run: async ({ context, actor, params: { id }, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writeOwnWorkbook(workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('POST /price-request/{id}/workbook', access, {
    shape: {
      unkeyed: 'its body is read as it comes; it changes nothing',
      summary: 'Lit une grille de prix rapportée, sans rien changer',
      tag,
      params,
      ...sentWorkbook,
      errors: ['err415', 'err540'],
      answers: priceWorkbookAnswer,
    },
    run: ({ context, actor, params: { id }, request }) => readOwnWorkbook({ context, actor, request }, id),
  }),
]
