/**
 * The rows of the matrix: for every address with a parameter that does not follow from a declaration, whose row each
 * parameter names. The longest beginning that fits counts, so that `/order/{id}` also speaks for `/order/{id}/submit`. A call
 * without a row fails the test: add its line here, and the test asks for another tenant's row and for a row that is not
 * there, and wants the same answer. `text:…` is a value that names nobody's row.
 */
export const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Accounts
  '/users/family/{id}': { id: 'user' },
  '/users/setup/{id}': { id: 'user' },
  '/auth/have-access-to/{permission}': { permission: 'text:viewSupplier' },
  '/core/menu/{app}': { app: 'text:1' },
  // Geography
  '/municipality/zipcode/{zip}': { zip: 'text:57000' },
  '/municipality/department/{id}': { id: 'department' },
  '/municipality/{id}/department': { id: 'municipality' },
  // Directory
  '/supplier/adherent/{id}': { id: 'adherent' },
  '/supplier/family/adherent/{id}': { id: 'adherent' },
  '/supplier/contacts/{id}': { id: 'supplier' },
  '/supplier/contacts/{supplier_id}': { supplier_id: 'supplier' },
  '/supplier/{supplierId}/contracts/{contractId}': {
    supplierId: 'supplier',
    contractId: 'supplier_contract',
  },
  '/supplier/supplierCoverage/{id}': { id: 'supplier' },
  '/supplier/terms/{supplierId}/{adherentId}/{isGroup}': {
    supplierId: 'supplier',
    adherentId: 'adherent',
    isGroup: 'text:false',
  },
  '/platform/supplier/{id}': { id: 'supplier' },
  '/platform/supplier/{supplierId}/adherent/{adherentId}': {
    supplierId: 'supplier',
    adherentId: 'adherent',
  },
  // Catalogue
  '/article/{id}': { id: 'article' },
  // Orders
  '/litigation/{id}': { id: 'litigation' },
  '/supplier/litigation/adherent/{id}': { id: 'adherent' },
  '/order/{id}': { id: 'order', lineId: 'order_line' },
  '/standard-cart/{id}': { id: 'standard_cart' },
  // Stock
  '/stock/{adherentId}': { adherentId: 'adherent', key: 'text:a1' },
  '/stock/voucher/{id}': { id: 'stock_voucher' },
  '/stock/inventory/{id}': { id: 'inventory' },
  // Content
  '/dashboardmessage/adherent/{id}': { id: 'adherent' },
  '/dashboardmessage/{id}': { id: 'dashboardmessage' },
  '/notification/{id}': { id: 'notification' },
  '/emailoutbox/{id}': { id: 'email_outbox' },
  '/mailmodel/{name}': { name: 'text:order_sent' },
  '/job/{name}': { name: 'text:no-such-job' },
  // Engine
  '/fieldHistory/multiple-association-history/{modelName}/{entityId}': {
    modelName: 'text:Order',
    entityId: 'order',
  },
  '/history/{id}': { id: 'text:987654321' },
  '/imports/template/{model}': { model: 'text:Unit' },
  '/imports/{model}/check': { model: 'text:Unit' },
  '/imports/{id}': { id: 'import_job' },
  '/file/download/{id}': { id: 'file' },
  '/file/{id}': { id: 'file' },
}

/** What a call asks for before it looks for the row: without it, both would be refused for the body alone. */
export const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /order/{id}/refuse': { reason: 'Sans motif' },
  'POST /order/{id}/cancel': { reason: 'Sans motif' },
  'PUT /order/{id}': { comment: 'Canari', lock_version: 0 },
  'PUT /order/{id}/line/{lineId}': { quantity: '2' },
  'POST /order/{id}/confirm': { supplier_delivery_date: '2026-12-01', lines: [] },
  'PUT /supplier/contacts/{supplier_id}': {},
  'PUT /article/{id}/favourite': { favourite: true },
}
