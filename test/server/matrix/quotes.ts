import { type MatrixRows, row } from './row'

const ofQuote = { at: { id: row('quote') } } as const
const own = 'rules'
const unknown = { token: 'inconnu' } as const

/** Requests for quotes, by their member's people and their service's staff. */
export const quoteRows: MatrixRows = {
  'GET /quote/{id}/page': { ...ofQuote, own: 'reached' },
  'GET /quote/{id}/pdf': { ...ofQuote, own: 'reached' },
  'PUT /quote/{id}/send': { ...ofQuote, own },
  'PUT /quote/{id}/complete': { ...ofQuote, body: { response_date_limit: '2031-01-01T12:00:00+01:00' }, own },
  'PUT /quote/{id}/resend': { ...ofQuote, body: { line_id: row('quote_line') }, own },
  'PUT /quote/{id}/reopen': {
    ...ofQuote,
    body: { line_id: row('quote_line'), until: '2031-01-01T10:00:00.000Z' },
    own,
  },
  'PUT /quote/{id}/accept-unsent': { ...ofQuote, body: { line_id: row('quote_line') }, own },
  'PUT /quote/{id}/accept': { ...ofQuote, body: { line_id: row('quote_line'), make: 'none' }, own },
  'GET /quote-answer': { query: unknown, own },
  'POST /quote-answer': {
    body: { ...unknown, amount_ht: '1.00', rate_id: 1, valid_until: '2031-01-01' },
    own,
  },
  'PUT /quote-answer': { body: unknown, own },
  'POST /quote-answer/withdraw': { body: unknown, own },
  'POST /quote-answer/decline': { body: unknown, own },
  'POST /quote-answer/file': { query: unknown, own },
  'GET /quote-answer/pdf': { query: unknown, own },
  'GET /quote-answer/file/{id}': { at: { id: 1 }, query: unknown, own },
  'PUT /quote/{id}/refuse': { ...ofQuote, body: { reason: 'Essai' }, own },
}
