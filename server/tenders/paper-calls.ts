import { f } from '../../resources/schema/f'
import { xlsxType } from '../../resources/schema/media-type'
import { type Call, defineCall } from '../api/call'
import type { Context } from '../api/context'
import { attachment } from '../api/files/disposition'
import { type Work, workOf } from '../api/work'
import type { Actor } from '../database/actor'
import { type Sheet, sheetPdf } from '../trade/sheet-pdf'
import { compareLot } from './compare-lot'
import { comparisonWorkbook } from './comparison-workbook'
import { essentialData } from './decp'
import { letterSheet, openingSheet, receiptSheet } from './tender-papers'

type Reply = Parameters<typeof attachment>[0]
const [pdf, json] = ['application/pdf', 'application/json']
const tag = "Appels d'offres"
const params = { id: f.int({ label: "Appel d'offres", required: true, min: 1 }) } as const
const supplier = f.int({ label: 'Fournisseur', required: true, min: 1 })

/** Reads what a paper says, then prints it once the database is left. */
async function printed(
  { context, actor, reply }: { context: Context; actor: Actor; reply: Reply },
  name: string,
  read: (work: Work) => Promise<Sheet>,
) {
  const sheet = await context.db.read(actor, (tx) => read(workOf(context.db, tx, context.now())))
  const bytes = await sheetPdf(sheet)
  attachment(reply, `${name}.pdf`, pdf)
  return reply.send(bytes)
}

const lot = { id: f.int({ label: 'Lot', required: true, min: 1 }) } as const

/** What is printed of a tender. */
export const paperCalls: Call[] = [
  defineCall('GET /consultation/{id}/receipt', 'answerTender', {
    shape: {
      summary: 'Récépissé de son offre, en PDF',
      tag: 'Consultations',
      params,
      file: pdf,
      errors: ['err409'],
    },
    run: (asked) =>
      printed(asked, `recepisse-${asked.params.id}`, (work) =>
        receiptSheet(asked.context, work, asked.params.id),
      ),
  }),
  defineCall('GET /tender/{id}/opening', 'viewTender', {
    shape: {
      summary: "Procès-verbal d'ouverture des plis, en PDF",
      tag,
      params,
      file: pdf,
      errors: ['err409', 'err541'],
    },
    run: (asked) =>
      printed(asked, `ouverture-${asked.params.id}`, (work) =>
        openingSheet(asked.context, work, asked.params.id),
      ),
  }),
  defineCall('GET /tender/{id}/letter/{supplier}', 'viewTender', {
    shape: {
      summary: "Lettre d'attribution ou de rejet, en PDF",
      tag,
      params: { ...params, supplier },
      file: pdf,
      errors: ['err409'],
    },
    run: (asked) =>
      printed(asked, `lettre-${asked.params.id}-${asked.params.supplier}`, (work) =>
        letterSheet(asked.context, work, { id: asked.params.id, supplier_id: asked.params.supplier }),
      ),
  }),
  defineCall('GET /tender/lot/{id}/workbook', 'viewTender', {
    shape: {
      summary: "Comparaison des offres d'un lot, en xlsx",
      tag,
      params: lot,
      file: xlsxType,
      errors: ['err541'],
    },
    run: async ({ context, actor, params: { id }, reply }) => {
      const answer = await context.db.read(actor, (tx) =>
        compareLot(workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, `comparaison-${answer.tender.code}-lot-${answer.lot.lot_number}.xlsx`, xlsxType)
      return reply.send(comparisonWorkbook(answer))
    },
  }),
  defineCall('GET /tender/{id}/decp', 'viewTender', {
    shape: {
      summary: 'Données essentielles (DECP), un marché par lot',
      tag,
      params,
      file: json,
      errors: ['err409'],
    },
    run: async ({ context, actor, params: { id }, reply }) => {
      const data = await context.db.read(actor, (tx) =>
        essentialData(workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, `decp-${id}.json`, json)
      return reply.send(Buffer.from(JSON.stringify(data, null, 2), 'utf8'))
    },
  }),
]
