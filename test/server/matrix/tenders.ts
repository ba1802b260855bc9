import { type MatrixRows, row } from './row'

const own = 'rules'

const ofTender = { at: { id: row('tender') } }
const ofLot = { at: { id: row('tender_family') } }
const consulted = { at: { id: row('tender') }, types: [2], own: 'rules' } as const

/** Public notices, read by everybody and managed by their service; tenders, by their service's staff and the suppliers they consult. */
export const tendersRows: MatrixRows = {
  'GET /public-notices': {},
  'GET /public-notices/setting': {},
  'GET /public-notices/{id}': { at: { id: 987_654 }, own },
  'POST /public-notices/{id}/documents/{document}': { at: { id: 987_654, document: 1 }, body: {}, own },
  'PUT /publicnotice/{id}/status': { at: { id: row('public_notice') }, body: { status: '150' }, own },
  'GET /publicnotice/{id}/register': { at: { id: row('public_notice') } },
  'GET /tender/{id}/preparation': { ...ofTender, own: 'reached' },
  'GET /tender/{id}/page': { ...ofTender, own: 'reached' },
  'GET /tender/{id}/decp': { ...ofTender, own: 'rules' },
  'POST /tender/{id}/notice': { ...ofTender, own: 'rules' },
  'GET /public-notices/feed': {},
  'GET /tender/{id}/opening': { ...ofTender, own: 'rules' },
  'GET /tender/{id}/letter/{supplier}': {
    at: { id: row('tender'), supplier: row('supplier') },
    own: 'rules',
  },
  'GET /consultation/{id}/receipt': { ...consulted },
  'GET /tender/{id}/questions': { ...ofTender, own: 'reached' },
  'PUT /tender/question/{id}': {
    at: { id: row('tender_question') },
    body: { answer: 'Essai' },
    own: 'rules',
  },
  'GET /tender/{id}/responses': { ...ofTender, own: 'reached' },
  'GET /tender/{id}/response/{response}': { at: { id: row('tender'), response: 987_654 }, own: 'rules' },
  'PUT /tender/{id}/lots': { ...ofTender, body: { lots: [] }, own: 'reached' },
  'GET /tender/lot/{id}/products': { ...ofLot, own: 'reached' },
  'PUT /tender/lot/{id}/products': { ...ofLot, body: { products: [] }, own: 'reached' },
  'PUT /tender/{id}/criteria': { ...ofTender, body: { criteria: [] }, own: 'rules' },
  'PUT /tender/{id}/suppliers': { ...ofTender, body: { supplier_ids: [] }, own: 'reached' },
  'PUT /tender/{id}/adherents': { ...ofTender, body: { adherent_ids: [] }, own: 'reached' },
  'PUT /tender/{id}/copy': { ...ofTender, body: { from: row('tender') }, own: 'rules', other: 'invalid' },
  'PUT /tender/{id}/publish': { ...ofTender, own: 'rules' },
  'PUT /tender/{id}/republish': { ...ofTender, body: { message: 'Essai' }, own: 'rules' },
  'PUT /tender/{id}/remind': { ...ofTender, own: 'rules' },
  'PUT /tender/{id}/cancel': { ...ofTender, body: { reason: 'Essai' }, own: 'reached' },
  'PUT /tender/{id}/open': { ...ofTender, own: 'rules' },
  'PUT /tender/{id}/award': { ...ofTender, own: 'rules' },
  'GET /tender/lot/{id}/comparison': { ...ofLot, own: 'rules' },
  'PUT /tender/lot/{id}/note': {
    ...ofLot,
    body: { supplier_id: row('supplier'), criterion: 'quality', value: '10' },
    own: 'rules',
    absent: 'invalid',
  },
  'PUT /tender/lot/{id}/admissibility': { ...ofLot, body: { offer_id: 1 }, own: 'rules' },
  'PUT /tender/lot/{id}/score': { ...ofLot, own: 'rules' },
  'PUT /tender/lot/{id}/simulation': { ...ofLot, body: { weights: [] }, own: 'rules' },
  'PUT /tender/lot/{id}/decisions': { ...ofLot, body: { decisions: [] }, own: 'rules' },
  'GET /consultation': {},
  'GET /consultation/{id}': consulted,
  'GET /consultation/{id}/content': consulted,
  'PUT /consultation/{id}/answer': { ...consulted, body: { lots: [] } },
  'POST /consultation/{id}/send': consulted,
  'PUT /consultation/{id}/withdraw': consulted,
  'PUT /consultation/{id}/decline': { ...consulted, body: { reason: 'Essai' } },
  'POST /consultation/{id}/question': { ...consulted, body: { text: 'Essai' } },
}
