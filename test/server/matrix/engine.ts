import { type MatrixRows, row } from './row'

const order = { modelName: 'Order', entityId: row('order') }

/** Search, history, exports, imports and files; `perimeter.test.ts` visits every resource through them. */
export const engineRows: MatrixRows = {
  'PUT /search': {
    body: { model: 'Order', fields: [{ name: 'id', operator: 'eq', value: row('order') }] },
    own: 'rules',
    other: 'empty',
  },
  'PUT /live/places': {
    body: { places: [{ resource: 'order', id: row('order'), editing: false }] },
    own: 'rules',
    other: 'empty',
  },
  'PUT /struck': { body: { model: 'Order', ids: ['1'] }, own: 'rules', other: 'empty' },
  'PUT /search/counts': {
    body: { searches: [{ model: 'Order', fields: [{ name: 'id', operator: 'eq', value: row('order') }] }] },
    own: 'rules',
    other: 'empty',
  },
  'PUT /search/groups': {
    body: { model: 'Order', by: ['status'], fields: [{ name: 'id', operator: 'eq', value: row('order') }] },
    own: 'rules',
    other: 'empty',
  },
  'PUT /search/groups/workbook': {
    body: { model: 'Order', by: ['status'], fields: [{ name: 'id', operator: 'eq', value: row('order') }] },
    needs: ['viewOrderTracking'],
    own: 'rules',
    other: 'empty',
  },
  'GET /fieldHistory/field-history': { query: order, absent: 'empty', needs: ['viewOrderTracking'] },
  'GET /fieldHistory/association-history': {
    query: { ...order, associationName: 'Supplier' },
    absent: 'empty',
    needs: ['viewOrderTracking'],
  },
  'GET /fieldHistory/multiple-association-history/{modelName}/{entityId}': {
    at: order,
    absent: 'empty',
    needs: ['viewOrderTracking'],
  },
  'GET /history/entity': {
    query: { model: 'Order', entity_id: row('order') },
    absent: 'empty',
    needs: ['viewOrderTracking'],
  },
  'GET /shown-custom-fields': {},
  'GET /history/{id}': { at: { id: 1 }, own: 'rules' },
  'GET /deleted/{modelName}': { at: { modelName: 'Unit' }, own: 'rules' },
  'PUT /deleted/{modelName}/{id}': { at: { modelName: 'Unit', id: 1 }, own: 'rules' },
  'PUT /exports/fields': { body: { model: 'Order' }, own: 'rules' },
  'PUT /exports/exportSearchResult': {
    body: {
      model: 'Order',
      fields: ['number'],
      filters: [{ name: 'id', operator: 'eq', value: row('order') }],
    },
    own: 'rules',
    other: 'empty',
  },
  'PUT /exports/download': { body: { model: 'Order', fields: ['number'] }, own: 'rules' },
  'GET /imports/template/{model}': { at: { model: 'Unit' }, own: 'rules' },
  'GET /imports/{id}': { at: { id: 1 }, own: 'rules' },
  'POST /imports/{model}/check': { at: { model: 'Unit' }, own: 'rules' },
  'POST /imports/{id}/commit': { at: { id: 1 }, own: 'rules' },
  'PUT /imports/{id}/columns': { at: { id: 1 }, body: { columns: [] }, own: 'rules' },
  'GET /imports/{id}/errors': { at: { id: 1 }, own: 'rules' },
  'GET /imports/{id}/file': { at: { id: 1 }, own: 'rules' },
  'POST /file': { own: 'rules' },
  'GET /file/download/{id}': { at: { id: row('file') }, own: 'rules', byService: false },
  'GET /file/by-ids': { query: { ids: row('file') }, other: 'empty' },
  'GET /file/{id}': { at: { id: row('file') }, own: 'rules', byService: false },
}
