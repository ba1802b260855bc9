import { order } from '../orders/order'
import { f } from '../schema/f'
import type { Answer } from '../schema/infer'
import { many, maybe, one, page, pick } from '../schema/pick'
import { clientmeal, mealtype } from '../settings/stock'
import { warned } from '../trade/warned'
import { inventory, inventoryLine } from './inventory'
import { itemAnswer } from './item-answer'
import { stockLevel, stockTransaction, stockVoucherLine } from './ledger'
import { stockVoucher } from './voucher'

const text = (label: string) => f.text({ label, required: true })
const count = (label: string) => f.int({ label, required: true })
const money = (label: string) => f.money({ label, required: true })
const author = text('Par')
/** Where a page stands in its list. */
const place = { offset: count('À partir de'), limit: count('Par page') }
const item = maybe(one('Article', itemAnswer))

export type { ItemAnswer, UnitSource } from './item-answer'

const level = pick(stockLevel, ['quantity', 'value', 'cump'])

const stateRow = {
  ...itemAnswer,
  ...level,
  key: text('Clé'),
  last_date: maybe(stockTransaction.fields.date_operation),
  below_minimum: f.bool({ label: 'Sous le minimum', required: true }),
}
export type StateRow = Answer<typeof stateRow>

/** `GET /stock/{adherentId}/state`. */
export const stateAnswer = {
  data: many('Articles', stateRow),
  total_value: money('Valeur'),
  held: count('Articles en stock'),
  below_minimum: count('Articles sous le minimum'),
  /** Unit of the articles that have none; null where the member has none either. */
  default_unit: f.text({ label: 'Unité par défaut' }),
}
export type StateAnswer = Answer<typeof stateAnswer>

/** The columns of a movement that a card shows. */
export const movementStored = pick(stockTransaction, [
  'id',
  'flux',
  'quantity',
  'unit_cost',
  'amount',
  'qty_after',
  'value_after',
  'cump_after',
  'date_operation',
  'createdAt',
  'reverses_id',
])
const movement = {
  ...movementStored,
  is_reversed: f.bool({ label: 'Annulé', required: true }),
  reason: f.text({ label: 'Motif' }),
  voucher_id: maybe(stockVoucherLine.fields.stock_voucher_id),
  direction: maybe(stockVoucher.fields.direction),
  inventory_id: maybe(inventoryLine.fields.inventory_id),
  inventory: maybe(inventory.fields.label),
  author,
}
export type MovementAnswer = Answer<typeof movement>

/** `GET /stock/{adherentId}/card/{key}`. */
export const cardAnswer = {
  key: text('Clé'),
  item: one('Article', itemAnswer),
  level: one('Niveau', level),
  movements: many('Mouvements', movement),
}
export type CardAnswer = Answer<typeof cardAnswer>

/** An article that a line may name. */
const foundItem = {
  key: text('Clé'),
  item: one('Article', itemAnswer),
  ...pick(stockLevel, ['quantity', 'cump']),
  /** Price of a storage unit today, six decimals; null where none is known. */
  price: maybe(stockVoucherLine.fields.price_unit_ht),
}
export type FoundItem = Answer<typeof foundItem>
export const foundItems = { ...page('Articles', foundItem), day: f.date({ label: 'Jour', required: true }) }

/** The columns of a voucher that lists and pages show. */
export const voucherStored = pick(stockVoucher, [
  'id',
  'lock_version',
  'adherent_id',
  'direction',
  'flux',
  'state',
  'date_operation',
  'reason_id',
  'supplier_id',
  'order_id',
  'reception_id',
  'mealtype_id',
  'clientmeal_id',
  'meals_number',
  'ventilation_id',
  'comment',
  'total_ht',
  'lines_nb',
  'validated_at',
  'cancelled_at',
  'createdAt',
])
const voucherHead = {
  ...voucherStored,
  reason: f.text({ label: 'Motif' }),
  supplier: f.text({ label: 'Fournisseur' }),
  order_number: maybe(order.fields.number),
  mealtype: maybe(mealtype.fields.label),
  clientmeal: maybe(clientmeal.fields.label),
  ventilation: f.text({ label: "Ventilation d'achats" }),
  author,
}
export type VoucherHead = Answer<typeof voucherHead>
export const vouchersAnswer = { ...page('Bons', voucherHead), ...place }

/** The columns of a voucher's line that its page shows. */
export const voucherLineStored = pick(stockVoucherLine, [
  'id',
  'position',
  'article_id',
  'product_not_in_catalog_id',
  'quantity',
  'price_unit_ht',
  'amount_ht',
  'ventilation_id',
  'batch',
  'best_before',
])
const voucherLine = {
  ...voucherLineStored,
  /** What there is of it now, and at what average cost. */
  available: stockLevel.fields.quantity,
  ...pick(stockLevel, ['cump']),
  item,
}
export type VoucherLineAnswer = Answer<typeof voucherLine>
export const voucherAnswer = { ...voucherHead, lines: many('Lignes', voucherLine) }
export type VoucherAnswer = Answer<typeof voucherAnswer>
/** The same after an act on it, with what is warned of. */
export const movedVoucher = { ...voucherAnswer, ...warned }
export type MovedVoucher = Answer<typeof movedVoucher>

export interface PageOf<T> {
  data: T[]
  total: number
}
