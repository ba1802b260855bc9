import { f } from '../../resources/schema/f'
import { orderTax } from '../../resources/settings/order-taxes'
import { notetype } from '../../resources/settings/tenders'
import { type Call, defineCall } from '../api/call'
import { readRows } from '../api/page'
import { rowsSchema } from '../api/schemas'

/** Types of notes; `note_type` names one by its id or its technical name (specification 2 §7). */
const noteTypeCall = defineCall('GET /note/type', 'signedIn', {
  shape: {
    summary: 'Types de note',
    tag: 'Types de note',
    listed: true,
    query: { note_type: f.text({ label: 'Type de note', max: 60 }) },
    answer: rowsSchema(notetype),
  },
  run: ({ context, actor, query }) => {
    const { note_type: asked } = query
    const name = /^\d{1,9}$/.test(asked ?? '') ? 'id' : 'machine_name'
    return readRows(context, actor, {
      resource: context.db.registry.get('notetype'),
      filters: asked ? [{ name, operator: 'eq', value: asked }] : [],
    })
  },
})

/** Taxes, deposits and flat fees in use, each with its VAT rate in percent (domain §23). */
const orderTaxesCall = defineCall('GET /order/order-taxes', 'signedIn', {
  shape: {
    summary: 'Taxes, consignes et forfaits',
    tag: 'Taxes, consignes et forfaits',
    listed: true,
    answer: rowsSchema(orderTax),
  },
  run: async ({ context, actor }) => {
    const rows = await readRows(context, actor, {
      resource: context.db.registry.get('order_tax'),
      orders: [
        ['position', 'asc'],
        ['label', 'asc'],
      ],
      associations: ['Rate'],
      toMany: ['*'],
      enableMode: 'enabled',
    })
    return rows.map((row) => ({ ...row, rate: (row.Rate as { value?: string } | null)?.value ?? null }))
  },
})

/** Lists of the specification that answer their rows alone. */
export const rowsAloneCalls: Call[] = [noteTypeCall, orderTaxesCall]
