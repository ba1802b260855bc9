import { type MatrixRows, row } from './row'

const ofRequest = { at: { id: row('purchase_volume_request') } } as const
const own = 'rules'
/** A request that does not ask the member is none of its own. */
const asked = { at: { id: row('purchase_volume_response') }, types: [3], own } as const

/** Requests for purchase volumes, by their service's staff and the members that they ask. */
export const volumeRows: MatrixRows = {
  'GET /volume-result': { own: 'reached' },
  'GET /volume-request/{id}/page': { ...ofRequest, own: 'reached' },
  'GET /volume-request/{id}/by-member': {
    ...ofRequest,
    query: { product_id: row('product') },
    own: 'reached',
  },
  'GET /volume-request/{id}/workbook': { ...ofRequest, own: 'reached' },
  'PUT /volume-request/{id}/send': { ...ofRequest, own },
  'PUT /volume-request/{id}/remind': { ...ofRequest, own },
  'PUT /volume-request/{id}/close': { ...ofRequest, own },
  'PUT /volume-request/{id}/reopen': { ...ofRequest, body: { until: '2031-01-01T12:00:00+01:00' }, own },
  'PUT /volume-request/{id}/reopen-member': {
    ...ofRequest,
    body: { response_id: row('purchase_volume_response'), until: '2031-01-01T10:00:00.000Z' },
    own,
  },
  'PUT /volume-request/{id}/accept-unsent': {
    ...ofRequest,
    body: { response_id: row('purchase_volume_response') },
    own,
  },
  'PUT /volume-request/{id}/consolidate': { ...ofRequest, own },
  'PUT /volume-request/{id}/clear-lot': { ...ofRequest, body: { product_id: row('product') }, own },
  'PUT /volume-request/{id}/leave-tender': { ...ofRequest, own },
  'GET /volume-answer': { types: [3], own },
  'GET /volume-answer/{id}': asked,
  'PUT /volume-answer/{id}/lines': { ...asked, body: { lines: [] } },
  'PUT /volume-answer/{id}/send': asked,
  'PUT /volume-answer/{id}/correct': asked,
  'PUT /volume-answer/{id}/give-up': asked,
  'GET /volume-answer/{id}/workbook': asked,
  'POST /volume-answer/{id}/workbook': asked,
}
