import { xlsxType } from '../../resources/schema/media-type'
import { type Call, defineCall } from '../api/call'
import { exportColumns } from '../api/exports/columns'
import { exportPlan, viewerOf } from '../api/exports/plan'
import { sendWorkbook } from '../api/exports/send-workbook'

/** Every supplier with every field that the person may read, as a workbook. */
export const supplierExport: Call = defineCall('GET /supplier/export', 'exportSuppliers', {
  shape: { summary: 'Exporter les fournisseurs (xlsx)', tag: 'Fournisseurs', file: xlsxType },
  run: (asked) => {
    const { context, actor } = asked
    const columns = exportColumns(viewerOf(context, actor), context.db.registry.get('supplier'), [])
    const plan = exportPlan(context, actor, {
      model: 'Supplier',
      fields: columns.map((column) => column.key),
      filename: 'Fournisseurs',
    })
    return sendWorkbook(asked, plan)
  },
})
