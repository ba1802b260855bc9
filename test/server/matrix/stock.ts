import { type MatrixRow, type MatrixRows, row } from './row'

const member: MatrixRow = { at: { adherentId: row('adherent') } }
const voucher: MatrixRow = { at: { id: row('stock_entry') } }
const inventory: MatrixRow = { at: { id: row('inventory') } }

/** Stock: vouchers, levels, inventories. */
export const stockRows: MatrixRows = {
  'GET /stock/{adherentId}/state': member,
  'GET /stock/{adherentId}/card/{key}': { at: { adherentId: row('adherent'), key: 'a1' }, own: 'rules' },
  'GET /stock/{adherentId}/item': { ...member, needs: ['viewStockEntry', 'viewStockExit', 'viewInventory'] },
  'GET /stock/{adherentId}/meal-cost': member,
  'PUT /stock/{adherentId}/rebuild': member,
  'GET /stock/{adherentId}/voucher': {
    ...member,
    query: { direction: 'entry' },
    needs: ['viewStockEntry', 'viewStockExit'],
  },
  'GET /stock/voucher/{id}': { ...voucher, needs: ['viewStockEntry'] },
  'POST /stock/{adherentId}/voucher': {
    ...member,
    body: { direction: 'entry', date_operation: '2026-03-02', lines: [] },
    needs: ['createStockEntry'],
  },
  'PUT /stock/voucher/{id}': {
    ...voucher,
    body: { date_operation: '2026-03-02', lock_version: 0 },
    needs: ['updateStockEntry'],
  },
  'PUT /stock/voucher/{id}/validate': { ...voucher, needs: ['updateStockEntry'] },
  'PUT /stock/voucher/{id}/cancel': { ...voucher, needs: ['updateStockEntry'] },
  'DELETE /stock/voucher/{id}': { ...voucher, needs: ['deleteStockEntry'] },
  'GET /stock/{adherentId}/inventory': member,
  'GET /stock/voucher/{id}/pdf': { ...voucher, own: 'rules' },
  'GET /stock/inventory/{id}': inventory,
  'GET /stock/inventory/{id}/pdf': { ...inventory, own: 'rules' },
  'POST /stock/{adherentId}/inventory': { ...member, body: { label: 'Essai', inventory_date: '2026-03-02' } },
  'PUT /stock/inventory/{id}': { ...inventory, body: { label: 'Essai' } },
  'PUT /stock/inventory/{id}/validate': inventory,
  'DELETE /stock/inventory/{id}': inventory,
}
