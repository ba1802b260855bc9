import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { xlsxType } from '../../resources/schema/media-type'
import { type Call, defineCall } from '../api/call'
import { exportColumns } from '../api/exports/columns'
import { exportName } from '../api/exports/export-name'
import { exportPlan, viewerOf } from '../api/exports/plan'
import { writeExport } from '../api/exports/write-export'
import { attachment } from '../api/files/disposition'
import { temporaryFile } from '../storage/temporary-file'

/** Every supplier with every field that the person may read, as a workbook. */
export const supplierExport: Call = defineCall('GET /supplier/export', 'exportSuppliers', {
  shape: { summary: 'Exporter les fournisseurs (xlsx)', tag: 'Fournisseurs', file: xlsxType },
  run: async ({ context, actor, reply }) => {
    const columns = exportColumns(viewerOf(context, actor), context.db.registry.get('supplier'), [])
    const plan = exportPlan(context, actor, {
      model: 'Supplier',
      fields: columns.map((column) => column.key),
      filename: 'Fournisseurs',
    })
    const spool = temporaryFile()
    reply.raw.once('close', () => void spool.remove())
    await writeExport(context, actor, { plan, target: createWriteStream(spool.path) })
    const { size } = await stat(spool.path)
    attachment(reply, exportName(plan.filename, context.now()), xlsxType)
    return reply.header('content-length', size).send(createReadStream(spool.path))
  },
})
