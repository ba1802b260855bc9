import { defineEndpoint } from '../schema/endpoint'
import { f } from '../schema/f'
import { asked, pick } from '../schema/pick'
import { success, told } from '../schema/told'
import { cardAnswer, foundItems, movedVoucher, stateAnswer, voucherAnswer, vouchersAnswer } from './answers'
import { inventory, inventoryLine, inventoryStates } from './inventory'
import { inventoriesAnswer, inventoryAnswer, mealCostAnswer } from './inventory-answers'
import { stockVoucherLine } from './ledger'
import { stockVoucher, voucherStates } from './voucher'

const ofStock = { tag: 'Stock', of: 'stock', permission: 'viewStockEntry' } as const
const ofVoucher = { ...ofStock, tag: 'Bons de stock', permission: 'signedIn' } as const
const ofInventory = { ...ofStock, tag: 'Inventaires', permission: 'viewInventory' } as const
const pdf = { file: 'application/pdf', opens: true } as const

const period = { from: f.date({ label: 'Du' }), to: f.date({ label: 'Au' }) } as const
const paged = {
  offset: f.int({ label: 'À partir de', default: 0, min: 0 }),
  limit: f.int({ label: 'Nombre', default: 25, min: 1, max: 100 }),
} as const

const line = stockVoucherLine.fields
/** What a line of a voucher is given as. */
export const voucherLineFields = {
  article_id: asked(line.article_id, { door: 'call' }),
  product_not_in_catalog_id: asked(line.product_not_in_catalog_id, { door: 'call' }),
  quantity: asked(line.quantity, { required: true, min: 0.001 }),
  price_unit_ht: asked(line.price_unit_ht, { required: false, min: 0 }),
  ...pick(stockVoucherLine, ['ventilation_id', 'batch', 'best_before']),
} as const

const direction = asked(stockVoucher.fields.direction)
const voucherFields = {
  ...pick(stockVoucher, [
    'date_operation',
    'reason_id',
    'mealtype_id',
    'clientmeal_id',
    'meals_number',
    'ventilation_id',
    'comment',
  ]),
  supplier_id: asked(stockVoucher.fields.supplier_id, { door: 'call' }),
  lines: f.rows(voucherLineFields, { label: 'Lignes', max: 1000 }),
  validate: f.bool({ label: 'Valider aussitôt' }),
} as const

const counted = inventoryLine.fields
/** What a line of an inventory is counted as; with no `id`, an article that was found. */
export const countFields = {
  id: f.int({ label: 'Ligne', min: 1 }),
  article_id: asked(counted.article_id, { door: 'call' }),
  product_not_in_catalog_id: asked(counted.product_not_in_catalog_id, { door: 'call' }),
  price_unit_ht_real: asked(counted.price_unit_ht_real, { min: 0 }),
  ...pick(inventoryLine, ['quantity_real', 'comment']),
  /** The count that the person saw on the line; empty where there was none. */
  seen_quantity: asked(counted.quantity_real, { label: 'Quantité vue' }),
} as const
const inventoryLabel = (required: boolean) => f.text({ label: 'Libellé', max: 120, required })

/** A member's stock. Who may do what to a voucher follows from its direction, entry or exit. */
export const stockEndpoints = {
  state: defineEndpoint('GET /stock/{adherentId}/state', {
    ...ofStock,
    summary: "État du stock d'un adhérent, avec sa valeur",
    listed: true,
    answers: stateAnswer,
  }),
  card: defineEndpoint('GET /stock/{adherentId}/card/{key}', {
    ...ofStock,
    summary: "Fiche de stock d'un article : niveau et mouvements",
    params: { key: f.text({ label: 'Article', required: true, max: 20 }) },
    query: period,
    answers: cardAnswer,
  }),
  find: defineEndpoint('GET /stock/{adherentId}/item', {
    ...ofStock,
    permission: 'signedIn',
    summary: "Articles qu'une ligne peut nommer",
    query: {
      search: f.text({ label: 'Recherche', max: 100 }),
      held: f.bool({ label: 'En stock seulement' }),
    },
    answers: foundItems,
  }),
  mealCost: defineEndpoint('GET /stock/{adherentId}/meal-cost', {
    ...ofStock,
    permission: 'viewStockExit',
    summary: 'Coût par repas',
    query: period,
    answers: mealCostAnswer,
  }),
  rebuild: defineEndpoint('PUT /stock/{adherentId}/rebuild', {
    ...ofStock,
    permission: 'validateInventory',
    summary: 'Recalculer les niveaux à partir du registre',
    answers: { changed: told.int('Articles changés') },
  }),
  vouchers: defineEndpoint('GET /stock/{adherentId}/voucher', {
    ...ofVoucher,
    summary: "Bons d'entrée ou de sortie d'un adhérent",
    query: {
      direction,
      state: f.select(voucherStates, { label: 'État' }),
      reasonId: f.int({ label: 'Motif' }),
      ...period,
      search: f.text({ label: 'Recherche', max: 100 }),
      ...paged,
    },
    answers: vouchersAnswer,
  }),
  voucher: defineEndpoint('GET /stock/voucher/{id}', {
    ...ofVoucher,
    summary: 'Un bon et ses lignes',
    answers: voucherAnswer,
  }),
  createVoucher: defineEndpoint('POST /stock/{adherentId}/voucher', {
    ...ofVoucher,
    summary: "Créer un bon d'entrée ou de sortie",
    body: { ...voucherFields, direction },
    answers: movedVoucher,
  }),
  updateVoucher: defineEndpoint('PUT /stock/voucher/{id}', {
    ...ofVoucher,
    summary: 'Modifier un bon en brouillon',
    body: { ...voucherFields, lock_version: f.int({ label: 'Version', required: true, min: 0 }) },
    answers: movedVoucher,
  }),
  validateVoucher: defineEndpoint('PUT /stock/voucher/{id}/validate', {
    ...ofVoucher,
    summary: 'Valider un bon : le stock bouge',
    answers: movedVoucher,
  }),
  cancelVoucher: defineEndpoint('PUT /stock/voucher/{id}/cancel', {
    ...ofVoucher,
    summary: 'Annuler un bon validé par des mouvements contraires',
    answers: movedVoucher,
  }),
  deleteVoucher: defineEndpoint('DELETE /stock/voucher/{id}', {
    ...ofVoucher,
    summary: 'Supprimer un bon en brouillon',
    answers: success,
  }),
  voucherPdf: defineEndpoint('GET /stock/voucher/{id}/pdf', {
    ...{ ...ofVoucher, ...pdf },
    summary: "Un bon d'entrée ou de sortie en PDF",
  }),
  inventories: defineEndpoint('GET /stock/{adherentId}/inventory', {
    ...ofInventory,
    summary: "Inventaires d'un adhérent",
    query: { state: f.select(inventoryStates, { label: 'État' }), ...paged },
    answers: inventoriesAnswer,
  }),
  inventory: defineEndpoint('GET /stock/inventory/{id}', {
    ...ofInventory,
    summary: 'Un inventaire et ses lignes',
    answers: inventoryAnswer,
  }),
  createInventory: defineEndpoint('POST /stock/{adherentId}/inventory', {
    ...ofInventory,
    permission: 'saveInventory',
    summary: 'Ouvrir un inventaire',
    body: {
      label: inventoryLabel(true),
      ...pick(inventory, ['inventory_date', 'storagemode_ids', 'family_ids']),
    },
    answers: inventoryAnswer,
  }),
  saveInventory: defineEndpoint('PUT /stock/inventory/{id}', {
    ...ofInventory,
    permission: 'saveInventory',
    summary: 'Enregistrer des quantités comptées, les lignes changées seulement',
    body: { label: inventoryLabel(false), lines: f.rows(countFields, { label: 'Lignes', max: 2000 }) },
    answers: inventoryAnswer,
  }),
  validateInventory: defineEndpoint('PUT /stock/inventory/{id}/validate', {
    ...ofInventory,
    permission: 'validateInventory',
    summary: 'Valider un inventaire : les écarts bougent le stock, la période est close',
    body: { zero_uncounted: f.bool({ label: 'Mettre à zéro les non comptés' }) },
    answers: inventoryAnswer,
  }),
  deleteInventory: defineEndpoint('DELETE /stock/inventory/{id}', {
    ...ofInventory,
    permission: 'deleteInventory',
    summary: 'Supprimer un inventaire non validé',
    answers: success,
  }),
  inventoryPdf: defineEndpoint('GET /stock/inventory/{id}/pdf', {
    ...{ ...ofInventory, ...pdf },
    summary: "La feuille d'un inventaire en PDF",
  }),
} as const
