import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { sourcedVolumes, volumeSheetAnswer, volumeSourceFields } from '../../resources/tenders/volume-sheet'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { sentWorkbook } from '../api/files/file-body'
import { workOf } from '../api/work'
import { sourceVolumes } from './volume-sources'
import { readSentVolumes, writeVolumes } from './volume-workbook'

const tag = "Appels d'offres"
const params = { id: f.int({ label: 'Lot', required: true, min: 1 }) } as const

/** Where the volumes of a lot may come from: other markets, received orders, a sheet. */
export const volumeCalls: Call[] = [
  defineCall('GET /tender/lot/{id}/volumes', 'updateTender', {
    shape: {
      summary: "Volumes d'un lot depuis un marché ou des commandes reçues",
      tag,
      params,
      query: volumeSourceFields,
      answers: sourcedVolumes,
    },
    run: ({ context, actor, params: { id }, query }) =>
      context.db.read(actor, (tx) => sourceVolumes(workOf(context.db, tx, context.now()), id, query)),
  }),
  defineCall('GET /tender/lot/{id}/volumes/workbook', 'viewTender', {
    shape: { summary: "Produits et volumes d'un lot (xlsx)", tag, params, file: xlsxType },
    run: async ({ context, actor, params: { id }, reply }) => {
      const { name, book } = await context.db.read(actor, (tx) =>
        writeVolumes(workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, name, xlsxType)
      return reply.send(book)
    },
  }),
  defineCall('POST /tender/lot/{id}/volumes/workbook', 'updateTender', {
    shape: {
      unkeyed: 'its body is read as it comes; it changes nothing',
      summary: 'Lit des volumes rapportés, sans rien changer',
      tag,
      params,
      ...sentWorkbook,
      errors: ['err415'],
      answers: volumeSheetAnswer,
    },
    run: ({ context, actor, params: { id }, request }) => readSentVolumes({ context, actor, request }, id),
  }),
]
