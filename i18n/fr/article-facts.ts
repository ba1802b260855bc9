import type { ShopArticle, UsableFacts } from '../../resources/catalogue/answers'
import {
  comparablePrice,
  orderUnitPrice,
  shownPrice,
  usablePrice,
} from '../../resources/catalogue/shop-prices'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { exact, rounded, times } from '../../resources/schema/exact'
import { euros, frenchQuantity, quantityWords } from './orders'
import { shopTexts } from './shop'

type Unit = ShopArticle['order_unit']

/** The name of a unit: « kg », « L », « carton ». */
export function unitName(unit: Unit): string {
  if (unit === null) return 'unité'
  const isMeasure = unit.kind === 'weight' || unit.kind === 'volume'
  return (isMeasure && unit.abbreviation) || unit.label.toLowerCase()
}

const isSame = (a: Unit, b: Unit) => a !== null && b !== null && a.label === b.label

/** A unit price with two decimals, more only where they say something. */
export function priceText(price: string): string {
  const two = rounded(exact(price), 2)
  return euros(compareDecimals(two, price) === 0 ? two : rounded(exact(price), 4).replace(/0{1,2}$/, ''))
}

/** « carton de 5 kg », « carton de 8 pièces », or nothing where one orders by the base unit. */
export function packText({
  order_unit,
  base_unit,
  coef_order_management: coef,
}: ShopArticle): string | undefined {
  if (isSame(order_unit, base_unit) && compareDecimals(coef, '1') === 0) return undefined
  return shopTexts.pack({
    unit: unitName(order_unit),
    content: quantityWords(coef, unitName(base_unit)),
  })
}

/** A price as a list says it: two decimals, more only below one euro, where they are the price. */
export const listedPrice = (price: string): string =>
  compareDecimals(price, '1') < 0 ? priceText(price) : euros(rounded(exact(price), 2))

export interface PriceFacts {
  price: string
  unit: string
  /** Price of one order unit, where it is not the billing unit. */
  pack: string | undefined
  /** Price of the base unit, where it is none of both. */
  comparable: string | undefined
  /** Price of a usable base unit, where some of it could not be used, and why. */
  usable: { text: string; why: string } | undefined
}

/** What is said of an article's price; undefined where it has none. */
export function priceFacts(article: ShopArticle, ttc: boolean, isExact = true): PriceFacts | undefined {
  const text = isExact ? priceText : listedPrice
  const price = shownPrice(article, ttc)
  const perOrder = orderUnitPrice(article, ttc)
  const perBase = comparablePrice(article, ttc)
  if (price === null) return undefined
  const billsBase = compareDecimals(article.coef_billing, '1') === 0
  return {
    price: text(price),
    unit: unitName(article.billing_unit),
    pack:
      perOrder && compareDecimals(article.coef_order_management, article.coef_billing) !== 0
        ? `${euros(perOrder)} ${shopTexts.perUnit({ unit: unitName(article.order_unit) })}`
        : undefined,
    comparable:
      perBase && (!billsBase || compareDecimals(perBase, price) !== 0)
        ? shopTexts.comparable({ price: text(perBase), unit: unitName(article.base_unit) })
        : undefined,
    usable: usableText(article, { ttc, text }),
  }
}

const percent = (share: string) => `${frenchQuantity(rounded(times(exact(share), exact('100')), 1))} %`

/** « 4 % non livrés ou refusés … »: what the true price of an article is made of. */
export const usableWhy = ({ short, claimed, lines, of }: UsableFacts): string =>
  shopTexts.usableWhy({
    short: percent(short),
    claimed: percent(claimed),
    smart_count: lines,
    of: of === 'article' ? shopTexts.usableOfArticle : shopTexts.usableOfSupplier,
  })

function usableText(
  article: ShopArticle,
  { ttc, text }: { ttc: boolean; text: (price: string) => string },
): PriceFacts['usable'] {
  const price = usablePrice(article, ttc)
  if (price === null || !article.usable || compareDecimals(article.usable.share, '1') >= 0) return undefined
  const unit = unitName(article.base_unit)
  return { text: shopTexts.usable({ price: text(price), unit }), why: usableWhy(article.usable) }
}

/** « minimum 2 », « par 5 »: what one must know before typing a quantity. */
export function ruleText({ order_step, order_minimum }: ShopArticle): string {
  const isStep = compareDecimals(order_step, '0') > 0 && compareDecimals(order_step, '1') !== 0
  const isMinimum = compareDecimals(order_minimum, order_step) > 0 && compareDecimals(order_minimum, '1') > 0
  return [
    isMinimum ? shopTexts.minimum({ quantity: frenchQuantity(order_minimum) }) : '',
    isStep ? shopTexts.step({ quantity: frenchQuantity(order_step) }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
