import { type MatrixRows, row } from './row'

const needs = ['viewSupplier', 'supplier'] as const
const ofSupplier = { at: { id: row('supplier') }, byService: false, needs } as const
const ofMember = { at: { id: row('adherent') } } as const

/** Members, suppliers and what binds them. */
export const directoryRows: MatrixRows = {
  'GET /adherent/all': {},
  'GET /supplier/company': { query: { company_id: row('company') }, other: 'empty' },
  'GET /supplier/catalog': { query: { catalogId: 1 } },
  'GET /supplier/companycatalog': { query: { companies_id: row('company') }, other: 'empty' },
  'GET /supplier/adherent/{id}': ofMember,
  'GET /supplier/family/adherent/{id}': ofMember,
  'GET /supplier/adherent/{id}/ProductNotInCatalog': ofMember,
  'GET /supplier/contacts/{id}': ofSupplier,
  'GET /supplier/{id}': ofSupplier,
  'PUT /supplier/{id}': {
    ...ofSupplier,
    body: { id: row('supplier') },
    needs: ['updateSupplier', 'updateSupplierInfo'],
  },
  'PUT /supplier/contacts/{id}': {
    at: { id: row('supplier') },
    body: [],
    needs: ['updateSupplier', 'updateSupplierInfo'],
    byService: false,
  },
  'GET /supplier/{id}/contracts': ofSupplier,
  'GET /supplier/contract/history': { query: { supplier_id: row('supplier') }, byService: false, needs },
  'DELETE /supplier/{supplierId}/contracts/{contractId}': {
    at: { supplierId: row('supplier'), contractId: row('supplier_contract') },
  },
  'GET /supplier/revenue': {
    query: { companies_id: row('company') },
    needs: ['viewRevenue', 'declareRevenue'],
    other: 'empty',
  },
  'GET /supplier/export': {},
  'GET /supplier/supplierCoverage/{id}': ofSupplier,
  'GET /supplier/terms/{supplierId}/{adherentId}/{isGroup}': {
    at: { supplierId: row('supplier'), adherentId: row('adherent'), isGroup: 'false' },
  },
  'PUT /supplier/supplierCoverage/{id}': {
    at: { id: row('supplier') },
    body: { family_id: 1, all_cities: true },
    byService: false,
    own: 'rules',
    other: 'invalid',
  },
  'PUT /platform/deliveries': {},
  'GET /platform/supplier/{id}': ofSupplier,
  'GET /platform/supplier/{supplierId}/adherent/{adherentId}': {
    at: { supplierId: row('supplier'), adherentId: row('adherent') },
  },
  'PUT /referencing/bulk': { body: { ids: [row('referencing')], state: 'suspended' }, other: 'invalid' },
  'POST /referencing/bulk': {
    body: { adherent_ids: [row('adherent')], supplier_ids: [row('supplier')], company_id: row('company') },
    other: 'invalid',
  },
}
