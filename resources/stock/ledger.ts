import { f } from '../schema/f'
import { defineResource } from '../schema/resource'
import { oneOf } from '../schema/row-checks'
import { stockFlux, voucherRights } from './voucher'

/** What stock is held of: an article, or a product out of the catalogues. */
export const stockItem = {
  article_id: f.ref('article', { label: 'Article' }),
  product_not_in_catalog_id: f.ref('productnotincatalog', { label: 'Produit hors catalogue' }),
}
const checks = [oneOf('article_id', 'product_not_in_catalog_id')]
export const unitCost = (label: string) => f.decimal({ label, digits: [14, 6], min: 0, unit: '€' })
const cost = (label: string) => f.decimal({ label, digits: [14, 6], required: true, unit: '€' })

const access = { view: voucherRights.entry.view, read: [voucherRights.entry.view, voucherRights.exit.view] }

export const stockVoucherLine = defineResource('stock_voucher_line', {
  label: ['Ligne de bon', 'Lignes de bons'],
  model: 'Stock_voucher_line',
  title: 'quantity',
  access: { view: 'serverOnly' },
  imports: false,
  untracked: true,
  hardDelete: true,
  fields: {
    stock_voucher_id: f.ref('stock_voucher', { label: 'Bon', required: true }),
    position: f.int({ label: 'Ordre', required: true, default: 0, min: 0 }),
    ...stockItem,
    quantity: f.quantity({ label: 'Quantité', required: true, min: 0.001 }),
    price_unit_ht: unitCost('Prix unitaire HT'),
    amount_ht: f.money({ label: 'Montant HT', required: true, default: '0.00' }),
    ventilation_id: f.ref('ventilation', { label: "Ventilation d'achats" }),
    batch: f.text({ label: 'Lot', max: 60 }),
    best_before: f.date({ label: 'DLC / DDM' }),
  },
  checks,
})

/** The ledger: every movement, never changed; what is wrong is undone by a contrary one (I-12). */
export const stockTransaction = defineResource('stock_transaction', {
  label: ['Mouvement de stock', 'Mouvements de stock'],
  model: 'Stock_transaction',
  title: 'date_operation',
  access,
  imports: false,
  untracked: true,
  insertOnly: true,
  follows: true,
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    ...stockItem,
    flux: f.select(stockFlux, { label: 'Flux', required: true }),
    quantity: f.quantity({ label: 'Quantité', required: true }),
    unit_cost: cost('Coût unitaire'),
    amount: f.money({ label: 'Montant', required: true }),
    qty_after: f.quantity({ label: 'Stock après', required: true }),
    value_after: f.money({ label: 'Valeur après', required: true }),
    cump_after: cost('CUMP après'),
    date_operation: f.date({ label: "Date d'opération", required: true }),
    voucher_line_id: f.ref('stock_voucher_line', { label: 'Ligne de bon' }),
    inventory_line_id: f.ref('inventory_line', { label: "Ligne d'inventaire" }),
    reverses_id: f.ref('stock_transaction', { label: 'Annule', as: 'Reverses' }),
    reason_id: f.ref('stockreason', { label: 'Motif' }),
    user_id: f.ref('user', { label: 'Par' }),
  },
  indexes: [
    ['adherent_id', 'article_id'],
    ['adherent_id', 'product_not_in_catalog_id'],
    ['adherent_id', 'date_operation'],
  ],
  list: {
    columns: ['date_operation', 'flux', 'article_id', 'quantity', 'unit_cost', 'amount', 'qty_after'],
    sort: ['id', 'desc'],
  },
})

/** What the ledger adds up to: « État », rebuilt from it at any time. */
export const stockLevel = defineResource('stock_level', {
  label: ['État de stock', 'États de stock'],
  model: 'Stock_level',
  title: 'quantity',
  access,
  imports: false,
  untracked: true,
  fields: {
    adherent_id: f.ref('adherent', { label: 'Adhérent', required: true }),
    ...stockItem,
    quantity: f.quantity({ label: 'Quantité', required: true, default: '0.000' }),
    value: f.money({ label: 'Valeur', required: true, default: '0.00' }),
    cump: f.decimal({ label: 'CUMP', digits: [14, 6], required: true, default: '0.000000', unit: '€' }),
    last_transaction_id: f.ref('stock_transaction', { label: 'Dernier mouvement', as: 'Last' }),
  },
  unique: [{ fields: ['adherent_id', 'article_id', 'product_not_in_catalog_id'] }],
  list: {
    columns: ['article_id', 'product_not_in_catalog_id', 'quantity', 'cump', 'value'],
    sort: ['id', 'asc'],
  },
})
