import type { InventoryState } from './inventory'
import type { StockItem } from './item-key'
import type { Direction, StockFlux, VoucherState } from './voucher'

/** How an article is shown in a stock. */
/** Who chose a storage unit: the member for the article, the article, the member's default. */
export type UnitSource = 'own' | 'article' | 'member'

export interface ItemAnswer extends StockItem {
  label: string
  ref_supplier: string | null
  supplier: string | null
  family: string | null
  storagemode: string | null
  unit: string
  decimals: number
  unit_source: UnitSource | null
  min_stock: string | null
}

export interface StateRow extends ItemAnswer {
  key: string
  quantity: string
  value: string
  cump: string
  last_date: string | null
  below_minimum: boolean
}

export interface StateAnswer {
  data: StateRow[]
  total_value: string
  held: number
  below_minimum: number
  /** Unit of the articles that have none; null where the member has none either. */
  default_unit: string | null
}

export interface MovementAnswer {
  id: number
  flux: StockFlux
  quantity: string
  unit_cost: string
  amount: string
  qty_after: string
  value_after: string
  cump_after: string
  date_operation: string
  createdAt: string
  reverses_id: number | null
  is_reversed: boolean
  reason: string | null
  voucher_id: number | null
  direction: Direction | null
  inventory_id: number | null
  inventory: string | null
  author: string
}

export interface CardAnswer {
  key: string
  item: ItemAnswer
  level: { quantity: string; value: string; cump: string }
  movements: MovementAnswer[]
}

/** An article that a line may name. */
export interface FoundItem {
  key: string
  item: ItemAnswer
  quantity: string
  cump: string
  /** Price of a storage unit today, six decimals; null where none is known. */
  price: string | null
}

export interface VoucherHead {
  id: number
  lock_version: number
  direction: Direction
  flux: StockFlux
  state: VoucherState
  date_operation: string
  reason_id: number | null
  reason: string | null
  supplier_id: number | null
  supplier: string | null
  order_id: number | null
  order_number: string | null
  mealtype_id: number | null
  mealtype: string | null
  clientmeal_id: number | null
  clientmeal: string | null
  meals_number: number | null
  comment: string | null
  total_ht: string
  lines_nb: number
  author: string
  validated_at: string | null
  cancelled_at: string | null
}

export interface VoucherLineAnswer extends StockItem {
  id: number
  quantity: string
  price_unit_ht: string | null
  amount_ht: string
  batch: string | null
  best_before: string | null
  /** What there is of it now, and at what average cost. */
  available: string
  cump: string
  item: ItemAnswer | null
}

export interface VoucherAnswer extends VoucherHead {
  lines: VoucherLineAnswer[]
}

export interface InventoryHead {
  id: number
  label: string
  inventory_date: string
  state: InventoryState
  lines_nb: number
  counted_nb: number
  gap_value: string | null
  storagemodes: string[]
  families: string[]
  author: string
}

export interface InventoryLineAnswer extends StockItem {
  id: number
  quantity_theorical: string
  price_unit_ht_theorical: string | null
  quantity_real: string | null
  price_unit_ht_real: string | null
  gap_quantity: string | null
  gap_value: string | null
  comment: string | null
  item: ItemAnswer | null
}

export interface InventoryAnswer extends InventoryHead {
  lines: InventoryLineAnswer[]
}

export interface MealCostRow {
  mealtype: string | null
  clientmeal: string | null
  counted: boolean
  amount: string
  meals_number: number
  exits: number
  cost: string | null
}

export interface MealCostAnswer {
  data: MealCostRow[]
  total: { amount: string; meals_number: number; exits: number; cost: string | null }
  days: { day: string; amount: string; meals_number: number; cost: string | null }[]
}

export interface PageOf<T> {
  data: T[]
  total: number
}
