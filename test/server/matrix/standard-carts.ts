import { type MatrixRow, type MatrixRows, row } from './row'

const query = { adherentId: row('adherent') }
const cart: MatrixRow = { at: { id: row('standard_cart') }, own: 'rules' }
const needs = ['viewStandardCart', 'viewAdminStandardCart']

/** Standard carts, of members and of the back office. */
export const standardCartRows: MatrixRows = {
  'GET /standard-cart/all': { query, needs, own: 'rules' },
  'GET /standard-cart/{id}': { ...cart, query, needs },
  'POST /standard-cart': {
    body: { adherentId: row('adherent'), label: 'Essai', catalog_id: 1, lines: [] },
    own: 'rules',
    free: [1],
  },
  'PUT /standard-cart/{id}': { ...cart, body: { label: 'Essai', lock_version: 0 } },
  'DELETE /standard-cart/{id}': cart,
  'POST /standard-cart/{id}/clone': { ...cart, body: { adherentId: row('adherent'), label: 'Essai' } },
  'PUT /standard-cart/{id}/shares': { ...cart, body: { adherents: [row('adherent')] }, other: 'invalid' },
  'POST /standard-cart/{id}/order': { ...cart, body: { adherentId: row('adherent') } },
  'GET /supplier/adherent/{id}/ordertemplate': { at: { id: row('adherent') }, own: 'rules' },
}
