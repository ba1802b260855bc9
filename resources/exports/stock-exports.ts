import { exportType } from './export-type'
import { byAdherent, byArticle } from './filters'

const theme = 'stock'
const item = ['article_id', 'product_not_in_catalog_id'] as const
const movement = [
  'date_operation',
  'adherent_id',
  ...item,
  'flux',
  'reason_id',
  'quantity',
  'unit_cost',
  'amount',
] as const
const period = { on: 'date_operation', label: "Date d'opération" }
const filters = [byAdherent('adherent_id'), byArticle('article_id')]

/** What stands in the ledger of stocks, its balances and its inventories. */
export const stockExports = {
  stock_in: exportType({
    label: 'Entrées de stock',
    help: "Une ligne par mouvement d'entrée, livraisons comprises.",
    ...{ theme, permissions: ['viewStockEntry'], model: 'stock_transaction', period, filters },
    where: [{ name: 'flux', operator: 'in', value: ['100', '200'] }],
    sums: ['amount'],
    columns: movement,
    orders: [['id', 'asc']],
  }),
  stock_out: exportType({
    label: 'Sorties de stock',
    help: 'Une ligne par mouvement de sortie.',
    ...{ theme, permissions: ['viewStockExit'], model: 'stock_transaction', period, filters },
    where: [{ name: 'flux', operator: 'eq', value: '150' }],
    sums: ['amount'],
    columns: movement,
    orders: [['id', 'asc']],
  }),
  stock_state: exportType({
    label: 'État de stock valorisé',
    help: 'Une ligne par article en stock, avec sa quantité, sa valeur et son CUMP.',
    ...{ theme, permissions: ['viewStockEntry'], model: 'stock_level', filters },
    columns: ['adherent_id', ...item, 'quantity', 'cump', 'value'],
    sums: ['value'],
    orders: [['id', 'asc']],
  }),
  inventory: exportType({
    label: 'Inventaire',
    help: 'Une ligne par article de chaque inventaire, avec son écart.',
    ...{ theme, permissions: ['viewInventory'], model: 'inventory_line' },
    sums: ['gap_value'],
    columns: [
      'Inventory.label',
      'Inventory.adherent_id',
      'Inventory.inventory_date',
      'Inventory.state',
      ...item,
      'quantity_theorical',
      'price_unit_ht_theorical',
      'quantity_real',
      'price_unit_ht_real',
      'gap_quantity',
      'gap_value',
      'comment',
    ],
    period: { on: 'Inventory.inventory_date', label: "Date de l'inventaire" },
    filters: [byAdherent('Inventory.adherent_id'), byArticle('article_id')],
    orders: [
      ['Inventory.inventory_date', 'desc'],
      ['id', 'asc'],
    ],
  }),
  stock_card: exportType({
    label: 'Fiche de stock',
    help: 'Tous les mouvements, avec le stock, la valeur et le CUMP après chacun.',
    ...{ theme, permissions: ['viewStockEntry'], model: 'stock_transaction', period, filters },
    columns: [...movement, 'qty_after', 'value_after', 'cump_after'],
    orders: [
      ['article_id', 'asc'],
      ['id', 'asc'],
    ],
  }),
} as const
