import { type MatrixRows, row } from './row'

const member = { adherentId: row('adherent') }

/** Articles, prices and the front office's catalogues. */
export const catalogueRows: MatrixRows = {
  'GET /article/{id}/orderability': {
    at: { id: row('article') },
    query: member,
    needs: ['viewCatalog', 'viewCatalogAdmin'],
  },
  'PUT /article-request/{id}/search': { at: { id: row('article_request') }, own: 'rules' },
  'PUT /article-request/{id}/propose': {
    at: { id: row('article_request') },
    body: { article_id: row('article') },
    own: 'rules',
    absent: 'invalid',
  },
  'PUT /article-request/{id}/drop': {
    at: { id: row('article_request') },
    body: { answer: 'Essai' },
    own: 'rules',
  },
  'PUT /search/product': {
    body: { model: 'Product' },
    needs: ['viewCatalog', 'viewCatalogAdmin'],
    own: 'rules',
  },
  'PUT /catalog/shop': {
    body: { adherent_id: row('adherent'), is_group: false, shelf: 'services' },
    own: 'rules',
  },
  'PUT /article/{id}/favourite': {
    at: { id: row('article') },
    body: { adherent_id: row('adherent'), favourite: true },
  },
  'GET /catalog/in-cart': { query: member },
  'GET /catalog/budget': { query: member },
  'GET /catalog/price-outlook': { query: member },
  'PUT /catalog/price-history': {
    body: { article_ids: [row('article')] },
    needs: [
      ...['viewCatalog', 'viewCart', 'viewCatalogAdmin', 'viewPriceUpdate'],
      ...['viewMyCatalog', 'answerPriceUpdate'],
    ],
    own: 'reached',
    other: 'empty',
  },
  'GET /catalog/anomalies/summary': {},
  'PUT /catalog/anomalies/recompute': {},
}
