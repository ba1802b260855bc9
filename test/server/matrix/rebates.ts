import { type MatrixRows, row } from './row'

const at = { id: row('rfa_settlement') } as const
const types = [1] as const
const own = 'rules'

/** Year-end rebates, by the back office of their service. */
export const rebateRows: MatrixRows = {
  'GET /rfa': { types },
  'POST /rfa/compute': {
    types,
    body: { year: 2025, supplier_id: row('supplier'), company_id: row('company') },
    own,
    other: 'reached',
    absent: 'invalid',
  },
  'GET /rfa/{id}/page': { at, types },
  'PUT /rfa/{id}/compute': { at, types, own },
  'PUT /rfa/{id}/invoice': { at, types, body: { invoice_number: 'F-2026-001' }, own },
  'PUT /rfa/{id}/pay': { at, types, body: { paid_on: '2026-07-01', amount_ht: '1.00' }, own },
  'GET /rfa/{id}/pdf': { at, types },
  'GET /leakage': {
    query: { company_id: row('company'), adherent_id: row('adherent') },
    types,
    other: 'empty',
  },
  'GET /leakage/workbook': { types },
  'GET /leakage/lines': { query: { adherent_id: row('adherent'), family_id: 1 }, types, other: 'empty' },
}
