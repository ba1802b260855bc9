import { type MatrixRow, type MatrixRows, row } from './row'

/** Only a member's user writes orders, whatever the back office holds (I-02). */
const types = [3] as const
const rules = 'rules'
const cart: MatrixRow = { at: { id: row('cart') }, types, own: rules }
const pending: MatrixRow = { at: { id: row('pending') }, types, own: rules }
const sent: MatrixRow = { at: { id: row('order') } }
const ofMember: MatrixRow = { query: { adherentId: row('adherent') } }
const line = { id: row('order'), lineId: row('order_line') }

/** Carts, orders and what follows them. */
export const ordersRows: MatrixRows = {
  'POST /order/cart/line': {
    types,
    body: { adherentId: row('adherent'), article_id: row('article'), quantity: '1.000' },
    own: rules,
    other: 'invalid',
  },
  'PUT /order/{id}/line/{lineId}': { types, at: line, body: { quantity: '2.000' } },
  'DELETE /order/{id}/line/{lineId}': { types, at: line },
  'POST /order/quick': {
    types,
    body: { adherentId: row('adherent'), text: 'essai 1', commit: false },
    own: rules,
  },
  'GET /order/habits': { ...ofMember, needs: ['viewPurchaseHistory', 'viewCart'], own: rules },
  'GET /order/{id}/optimise': { at: { id: row('cart') } },
  'GET /order/{id}/elsewhere': { ...sent, types, query: { line_id: row('order_line') }, own: rules },
  'POST /order/{id}/optimise': {
    ...cart,
    body: { line_id: row('order_line'), article_id: row('article'), quantity: '1.000' },
    other: 'invalid',
  },
  'GET /order/carts': ofMember,
  'PUT /order/{id}': { ...cart, body: { comment: 'Essai', lock_version: 0 } },
  'DELETE /order/{id}': cart,
  'POST /order/{id}/merge': { ...cart, body: { order_id: row('cart') }, other: 'invalid' },
  'GET /order/{id}/acts': { at: { id: row('cart') } },
  'POST /order/{id}/undo': {
    ...cart,
    body: { act: 'essai' },
    needs: ['addCartArticle', 'updateCartArticle', 'deleteCartArticle', 'updateCart'],
  },
  'POST /order/{id}/submit': cart,
  'PUT /order/{id}/sending': cart,
  'POST /order/submit': { body: { ids: [row('cart')] }, other: 'empty', own: rules },
  'GET /order/waiting-for/{id}': { at: { id: row('user') }, own: rules },
  'POST /order/waiting-for/{id}/hand-over': {
    at: { id: row('user') },
    body: { to: row('user') },
    other: 'invalid',
    own: rules,
  },
  'PUT /order/deciders': { body: { ids: [row('cart')] } },
  'POST /order/{id}/withdraw': pending,
  'POST /order/{id}/reopen': cart,
  'POST /order/{id}/validate': pending,
  'POST /order/validate': { body: { ids: [row('pending')] }, other: 'empty', own: rules },
  'POST /order/{id}/refuse': { ...pending, body: { reason: 'Essai de refus' } },
  'GET /order/to-validate': {},
  'GET /order/picking': {},
  'GET /order/picking/pdf': {},
  'POST /order/{id}/cancel': { ...sent, types, body: { reason: "Essai d'annulation" }, own: rules },
  'POST /order/{id}/resend': { ...sent, own: rules },
  'POST /order/{id}/duplicate': { ...sent, types, own: rules },
  'GET /order/{id}/pdf': { ...sent, own: rules },
  'POST /order/{id}/confirm': { ...sent, body: { supplier_delivery_date: '2026-12-01' }, own: rules },
  'GET /order/{id}/substitutes': { ...sent, query: { line_id: row('order_line') }, own: rules },
  'PUT /order/{id}/substitutions': {
    ...sent,
    types,
    body: { decisions: [{ id: 987_654, decision: 'refused' }] },
    own: rules,
  },
  'GET /order/substitutions': { query: { token: 'inconnu' }, own: rules },
  'POST /order/substitutions': {
    body: { token: 'inconnu', decisions: [{ id: 1, decision: 'accepted' }] },
    own: rules,
  },
  'GET /download/substitutes': { query: { token: 'inconnu', line_id: 1 }, own: rules },
  'GET /download/orderform': { query: { token: 'inconnu' }, own: rules },
  'GET /download/order': { query: { token: 'inconnu' }, own: rules },
  'POST /download/confirm': { body: { token: 'inconnu' }, own: rules },
  'GET /order/decide': { query: { token: 'inconnu' }, own: rules },
  'POST /order/decide': { body: { token: 'inconnu', decision: 'approve' }, own: rules },
  'GET /supplier/adherent/{id}/orderStatusId': { at: { id: row('adherent') }, own: rules },
  'GET /order/remainders': {},
  'GET /order/guards': {},
  'POST /order/remainders/close': { body: { lines: [row('order_line')], reason: 'Essai' }, own: rules },
  'GET /order/{id}/reception': { ...sent, needs: ['viewReceivedOrders', 'receiveOrder'] },
  'POST /order/{id}/reception': {
    ...sent,
    body: { client_key: 'essai-0001', date: '2026-03-02', lines: [] },
    own: rules,
  },
  'POST /order/{id}/reception/{reception}/undo': {
    at: { id: row('order'), reception: row('reception') },
    body: { reason: "Essai d'annulation" },
    own: rules,
  },
}
