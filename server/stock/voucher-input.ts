import { stockTexts } from '../../i18n/fr/stock'
import { exact, rounded, times } from '../../resources/schema/exact'
import type { Values } from '../../resources/schema/field'
import { oneOf } from '../../resources/schema/row-checks'
import type { voucherLineFields } from '../../resources/stock/endpoints'
import type { StockItem } from '../../resources/stock/item-key'
import { type Direction, voucherRules } from '../../resources/stock/voucher'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import type { VoucherLine } from '../trade/stock-voucher'

export type GivenLine = Values<typeof voucherLineFields>

const checkOne = oneOf('article_id', 'product_not_in_catalog_id')

function voucherLine(row: GivenLine, direction: Direction): VoucherLine {
  const price = voucherRules[direction].isPriced ? (row.price_unit_ht ?? null) : null
  return {
    article_id: row.article_id ?? null,
    product_not_in_catalog_id: row.product_not_in_catalog_id ?? null,
    quantity: row.quantity,
    price_unit_ht: price,
    amount_ht: price === null ? '0.00' : rounded(times(exact(row.quantity), exact(price)), 2),
    ventilation_id: row.ventilation_id ?? null,
    batch: row.batch ?? null,
    best_before: row.best_before ?? null,
  }
}

/** The lines of a voucher: each one an article or a product out of catalogue, with its quantity. */
export function checkLines(given: readonly GivenLine[], direction: Direction): VoucherLine[] {
  const errors = given.flatMap((row, index) => {
    const wrong = checkOne(row)
    return wrong ? [{ ...wrong, name: `lines.${index}.${wrong.name}` }] : []
  })
  if (errors.length) throw invalid(errors)
  return given.map((row) => voucherLine(row, direction))
}

const known = async (work: Work, table: 'article' | 'productnotincatalog', ids: readonly number[]) => {
  const rows = await work.tx.query<{ id: number }>(
    `select id from ${table} where id = any($1::bigint[]) and "deletedAt" is null`,
    [ids],
  )
  return new Set(rows.map((row) => row.id))
}

/** Every article of a line is one that the member may see, or holds. */
export async function refuseUnknownItems(work: Work, adherentId: number, lines: readonly StockItem[]) {
  const ids = (key: 'article_id' | 'product_not_in_catalog_id') =>
    lines.map((line) => line[key]).filter((id): id is number => id !== null)
  const held = await work.tx.query<{ article_id: number | null }>(
    'select article_id from stock_level where adherent_id = $1 and article_id = any($2::bigint[])',
    [adherentId, ids('article_id')],
  )
  const articles = await known(work, 'article', ids('article_id'))
  for (const { article_id } of held) if (article_id !== null) articles.add(article_id)
  const products = await known(work, 'productnotincatalog', ids('product_not_in_catalog_id'))
  const errors = lines.flatMap((line, index) => {
    const isKnown =
      line.article_id === null
        ? products.has(Number(line.product_not_in_catalog_id))
        : articles.has(line.article_id)
    return isKnown ? [] : [{ name: `lines.${index}.article_id`, message: stockTexts.unknownItem }]
  })
  if (errors.length) throw invalid(errors)
}
