import { type QuantityRule, quantityIssue } from '../orders/cart-quantity'
import { compareDecimals } from '../schema/decimal-text'
import type { ItemAnswer } from './item-answer'

/** What a storage unit is counted by: whole ones, tenths, hundredths or thousandths, by its decimals. */
export const storageRule = ({ decimals }: Pick<ItemAnswer, 'decimals'>): QuantityRule => ({
  order_step: decimals > 0 ? `0.${'1'.padStart(decimals, '0')}` : '1',
  order_minimum: null,
})

/**
 * Whether a quantity has more decimals than its storage unit (5-doors §1, K: 10). What there is – by a conversion of units, a
 * weighing – may be taken or counted as it is.
 */
export const isFraction = (
  quantity: string,
  { item, available }: { item: Pick<ItemAnswer, 'decimals'>; available: string },
): boolean =>
  quantityIssue(quantity, storageRule(item)) !== null && compareDecimals(quantity, available) !== 0
