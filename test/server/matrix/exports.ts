import { type MatrixRows, row } from './row'

const asked = { type: 'received_orders' } as const
const needs = ['viewReceivedOrders']
const own = 'rules'

/** Exports by type; files and schedules are their person's alone. */
export const exportRows: MatrixRows = {
  'GET /exports/types': {},
  'PUT /exports/count': { body: asked, needs, own },
  'POST /exports/runs': { body: asked, needs, own },
  'GET /exports/runs': {},
  'GET /exports/runs/{id}/file': { at: { id: row('export_run') }, own },
  'DELETE /exports/runs/{id}': { at: { id: row('export_run') }, own },
  'POST /exports/schedules': { body: { ...asked, rhythm: 'weekly' }, needs, own },
  'GET /exports/schedules': {},
  'DELETE /exports/schedules/{id}': { at: { id: row('export_schedule') }, own },
}
