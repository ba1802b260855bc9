import { type MatrixRows, row } from './row'

const own = 'rules'

/** Public notices: read by everybody, managed by their service. */
export const tendersRows: MatrixRows = {
  'GET /public-notices': {},
  'GET /public-notices/setting': {},
  'GET /public-notices/{id}': { at: { id: 987_654 }, own },
  'POST /public-notices/{id}/documents/{document}': { at: { id: 987_654, document: 1 }, body: {}, own },
  'PUT /publicnotice/{id}/status': { at: { id: row('public_notice') }, body: { status: '150' }, own },
  'GET /publicnotice/{id}/register': { at: { id: row('public_notice') } },
}
