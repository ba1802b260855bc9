import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, one, page, pick } from '../schema/pick'
import { clientmeal, mealtype } from '../settings/stock'
import { inventory, inventoryLine } from './inventory'
import { itemAnswer } from './item-answer'

const count = (label: string) => f.int({ label, required: true })
const author = f.text({ label: 'Par', required: true })
const item = maybe(one('Article', itemAnswer))
const place = { offset: count('À partir de'), limit: count('Par page') }

/** The columns of an inventory that lists and pages show. */
export const inventoryStored = pick(inventory, [
  'id',
  'lock_version',
  'adherent_id',
  'label',
  'inventory_date',
  'state',
  'inventory_date_created',
  'inventory_date_updated',
  'inventory_date_validation',
  'inventory_date_deleted',
  'lines_nb',
  'counted_nb',
  'gap_value',
])
const names = (label: string) => f.list({ label, required: true })
const inventoryHead = {
  ...inventoryStored,
  storagemodes: names('Modes de conservation'),
  families: names('Familles'),
  author,
}
export type InventoryHead = Answer<typeof inventoryHead>
export const inventoriesAnswer = { ...page('Inventaires', inventoryHead), ...place }

/** The columns of an inventory's line that its page shows. */
const inventoryLineStored = pick(inventoryLine, [
  'id',
  'article_id',
  'product_not_in_catalog_id',
  'quantity_theorical',
  'price_unit_ht_theorical',
  'quantity_real',
  'price_unit_ht_real',
  'gap_quantity',
  'gap_value',
  'comment',
])
const inventoryLineAnswer = { ...inventoryLineStored, item }
export type InventoryLineAnswer = Answer<typeof inventoryLineAnswer>
export const inventoryAnswer = { ...inventoryHead, lines: many('Lignes', inventoryLineAnswer) }
export type InventoryAnswer = Answer<typeof inventoryAnswer>

const cost = {
  amount: f.money({ label: 'Montant HT', required: true }),
  meals_number: count('Repas'),
  cost: f.money({ label: 'Coût par repas' }),
}
const mealCostRow = {
  mealtype: maybe(mealtype.fields.label),
  clientmeal: maybe(clientmeal.fields.label),
  counted: f.bool({ label: 'Compté', required: true }),
  ...cost,
  exits: count('Sorties'),
}
export type MealCostRow = Answer<typeof mealCostRow>

/** `GET /stock/{adherentId}/meal-cost`. */
export const mealCostAnswer = {
  data: many('Coûts', mealCostRow),
  total: one('Total', { ...cost, exits: count('Sorties') }),
  days: many('Jours', { day: f.date({ label: 'Jour', required: true }), ...cost }),
}
export type MealCostAnswer = Answer<typeof mealCostAnswer>

/** The count that somebody else has put on a line meanwhile, in `err409` (5-doors §1, 17). */
export interface StaleCount {
  line_id: number
  quantity: string
}
