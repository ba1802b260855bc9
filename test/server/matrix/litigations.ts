import { type MatrixRow, type MatrixRows, row } from './row'

const litigation: MatrixRow = { at: { id: row('litigation') }, own: 'rules' }
const needs = ['viewLitigation', 'answerLitigation']

/** Litigations between members and suppliers. */
export const litigationsRows: MatrixRows = {
  'GET /supplier/litigation/adherent/{id}': { at: { id: row('adherent') } },
  'GET /litigation': { needs },
  'GET /litigation/{id}': { ...litigation, needs, own: 'reached' },
  'POST /litigation': {
    body: {
      adherent_id: row('adherent'),
      order_id: row('order'),
      litigation_type_id: 1,
      litigationobject_id: 1,
      litigation_date: '2026-03-02',
      description: 'Essai de litige',
      lines: [],
    },
    own: 'rules',
    other: 'invalid',
  },
  'PUT /litigation/{id}': { ...litigation, body: { description: 'Essai de litige', lock_version: 0 } },
  'PUT /litigation/{id}/send': litigation,
  'DELETE /litigation/{id}': litigation,
  'PUT /litigation/{id}/move': { ...litigation, body: { verb: 'close' } },
  'POST /litigation/{id}/message': { ...litigation, body: { text: 'Essai de message' } },
}
