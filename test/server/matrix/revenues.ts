import { type MatrixRows, row } from './row'

const at = { id: row('revenue') } as const
const own = 'rules'

/** Declarations of revenue, by their suppliers and their service's staff. */
export const revenueRows: MatrixRows = {
  'GET /revenue/{id}/page': { at, types: [1, 2], own: 'reached', needs: ['viewRevenue', 'declareRevenue'] },
  'GET /revenue/{id}/orders': { at, types: [1, 2], own: 'reached', needs: ['viewRevenue', 'declareRevenue'] },
  'GET /revenue/{id}/workbook': {
    at,
    types: [1, 2],
    own: 'reached',
    needs: ['viewRevenue', 'declareRevenue'],
  },
  'PUT /revenue/{id}/lines': { at, types: [1, 2], body: { lines: [] }, own },
  'PUT /revenue/{id}/declare': { at, types: [1, 2], body: { amount_ht: '1.00' }, own },
  'PUT /revenue/{id}/return': { at, body: { comment: 'Il manque une vente' }, own },
  'PUT /revenue/{id}/validate': { at, own },
  'PUT /revenue/{id}/invoice': { at, own },
  'PUT /revenue/{id}/correct': { at, own },
  'PUT /revenue/{id}/accept-unsent': { at, own },
  'PUT /revenue/{id}/remind': { at, own },
  'POST /revenue/{id}/workbook': { at, types: [1, 2], own },
}
