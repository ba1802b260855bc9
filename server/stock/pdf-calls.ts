import { f } from '../../resources/schema/f'
import { type Call, defineCall } from '../api/call'
import { attachment } from '../api/files/disposition'
import { workOf } from '../api/work'
import { sheetPdf } from '../trade/sheet-pdf'
import { inventorySheet, voucherSheet } from './stock-pdf'

const params = { id: f.int({ label: 'Identifiant', required: true, min: 1 }) } as const

/** Vouchers and inventories on paper. */
export const stockPdfCalls: Call[] = [
  defineCall('GET /stock/voucher/{id}/pdf', 'signedIn', {
    shape: {
      summary: "Un bon d'entrée ou de sortie en PDF",
      tag: 'Bons de stock',
      params,
      file: 'application/pdf',
    },
    run: async ({ context, actor, params: { id }, reply }) => {
      const sheet = await context.db.read(actor, (tx) =>
        voucherSheet(context, workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, `bon-${id}.pdf`, 'application/pdf')
      return reply.send(await sheetPdf(sheet))
    },
  }),
  defineCall('GET /stock/inventory/{id}/pdf', 'viewInventory', {
    shape: {
      summary: "La feuille d'un inventaire en PDF",
      tag: 'Inventaires',
      params,
      file: 'application/pdf',
    },
    run: async ({ context, actor, params: { id }, reply }) => {
      const sheet = await context.db.read(actor, (tx) =>
        inventorySheet(context, workOf(context.db, tx, context.now()), id),
      )
      attachment(reply, `inventaire-${id}.pdf`, 'application/pdf')
      return reply.send(await sheetPdf(sheet))
    },
  }),
]
