import { sumOf } from '../../../resources/orders/totals'
import { compareDecimals, decimalPattern } from '../../../resources/schema/decimal-text'
import { exact, rounded, times } from '../../../resources/schema/exact'
import type { FilledOf, RowOf } from '../../../resources/schema/infer'
import { type NumberSort, parseDecimal } from '../../../resources/schema/reading/numbers'
import type { FoundItem, ItemAnswer, VoucherAnswer } from '../../../resources/stock/answers'
import { itemKey } from '../../../resources/stock/item-key'
import type { stockVoucherLine } from '../../../resources/stock/ledger'
import { isFraction } from '../../../resources/stock/storage-step'
import { type Direction, type stockVoucher, voucherRules } from '../../../resources/stock/voucher'

/** A line as it is typed. */
export interface DraftLine
  extends RowOf<typeof stockVoucherLine, 'quantity' | 'best_before'>,
    FilledOf<typeof stockVoucherLine, 'batch'> {
  key: string
  item: ItemAnswer
  price: string
  available: string
  cump: string
}

/** The head of a voucher as it is typed. */
export interface DraftHead
  extends RowOf<
      typeof stockVoucher,
      'date_operation' | 'reason_id' | 'supplier_id' | 'mealtype_id' | 'clientmeal_id'
    >,
    FilledOf<typeof stockVoucher, 'comment'> {
  meals_number: string
}

export const isNumber = (text: string, sort: NumberSort, least = '0'): boolean => {
  const value = parseDecimal(text, sort)
  return decimalPattern.test(value) && compareDecimals(value, least) >= 0
}

const shown = (text: string | null) => (text === null ? '' : text.replace(/\.?0+$/, '').replace('.', ','))

export const lineOf = ({ key, item, quantity, cump, price }: FoundItem): DraftLine => {
  const known = compareDecimals(cump, '0') > 0 ? cump : price
  return {
    key,
    item,
    quantity: '',
    price: known === null ? '' : shown(rounded(exact(known), 4)),
    available: quantity,
    cump,
    batch: '',
    best_before: null,
  }
}

export const linesOf = (voucher: VoucherAnswer): DraftLine[] =>
  voucher.lines.flatMap((line) =>
    line.item
      ? [
          {
            key: itemKey(line),
            item: line.item,
            quantity: shown(line.quantity),
            price: shown(line.price_unit_ht),
            available: line.available,
            cump: line.cump,
            batch: line.batch ?? '',
            best_before: line.best_before,
          },
        ]
      : [],
  )

export const headOf = (voucher: VoucherAnswer | undefined, today: string): DraftHead => ({
  date_operation: voucher?.date_operation ?? today,
  reason_id: voucher?.reason_id ?? null,
  supplier_id: voucher?.supplier_id ?? null,
  mealtype_id: voucher?.mealtype_id ?? null,
  clientmeal_id: voucher?.clientmeal_id ?? null,
  meals_number: voucher?.meals_number ? String(voucher.meals_number) : '',
  comment: voucher?.comment ?? '',
})

/** Amount of a line as it will be: exits leave at the average cost. */
export function amountOf(line: DraftLine, direction: Direction): string {
  const price = voucherRules[direction].isPriced ? parseDecimal(line.price, 'price') : line.cump
  if (!isNumber(line.quantity, 'quantity') || !decimalPattern.test(price)) return '0.00'
  return rounded(times(exact(parseDecimal(line.quantity, 'quantity')), exact(price)), 2)
}

export const totalOf = (lines: readonly DraftLine[], direction: Direction): string =>
  sumOf(lines.map((line) => amountOf(line, direction)))

/** Why a quantity cannot be: not above zero, parts of a unit that has none, or more than there is. */
export function quantityProblem(
  line: DraftLine,
  direction: Direction,
): 'number' | 'fraction' | 'short' | undefined {
  if (!isNumber(line.quantity, 'quantity', '0.001')) return 'number'
  const quantity = parseDecimal(line.quantity, 'quantity')
  if (isFraction(quantity, line)) return 'fraction'
  const isShort = direction === 'exit' && compareDecimals(quantity, line.available) > 0
  return isShort ? 'short' : undefined
}

/** What the server is sent. */
export function bodyOf(head: DraftHead, lines: readonly DraftLine[], direction: Direction) {
  const { meals_number, comment, ...rest } = head
  const { supplier_id, mealtype_id, clientmeal_id, ...common } = rest
  const meals = { mealtype_id, clientmeal_id, meals_number: meals_number ? Number(meals_number) : null }
  const own = { entry: { supplier_id }, exit: meals } satisfies Record<Direction, object>
  return {
    ...common,
    ...own[direction],
    comment: comment.trim() || null,
    lines: lines.map((line) => ({
      article_id: line.item.article_id,
      product_not_in_catalog_id: line.item.product_not_in_catalog_id,
      quantity: parseDecimal(line.quantity, 'quantity'),
      ...(voucherRules[direction].isPriced
        ? { price_unit_ht: parseDecimal(line.price, 'price') || null }
        : {}),
      batch: line.batch.trim() || null,
      best_before: line.best_before,
    })),
  }
}
