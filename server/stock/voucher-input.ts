import { stockTexts } from '../../i18n/fr/stock'
import type { FieldError } from '../../resources/schema/check'
import { exact, rounded, times } from '../../resources/schema/exact'
import { f } from '../../resources/schema/f'
import { oneOf } from '../../resources/schema/row-checks'
import type { Direction } from '../../resources/stock/voucher'
import { ApiError, invalid } from '../api/error'
import { checkValues } from '../api/values'
import type { Work } from '../api/work'
import type { VoucherLine } from '../trade/stock-voucher'

type Row = Record<string, unknown>

const mostLines = 500

/** What a line of a voucher is given as. */
export const lineFields = {
  article_id: f.ref('article', { label: 'Article' }),
  product_not_in_catalog_id: f.ref('productnotincatalog', { label: 'Produit hors catalogue' }),
  quantity: f.quantity({ label: 'Quantité', required: true, min: 0.001 }),
  price_unit_ht: f.decimal({ label: 'Prix unitaire HT', digits: [14, 6], min: 0 }),
  ventilation_id: f.ref('ventilation', { label: "Ventilation d'achats" }),
  batch: f.text({ label: 'Lot', max: 60 }),
  best_before: f.date({ label: 'DLC / DDM' }),
} as const

/** The head of a voucher. */
export const headFields = {
  date_operation: f.date({ label: "Date d'opération", required: true }),
  reason_id: f.ref('stockreason', { label: 'Motif' }),
  supplier_id: f.ref('supplier', { label: 'Fournisseur' }),
  mealtype_id: f.ref('mealtype', { label: 'Type de repas' }),
  clientmeal_id: f.ref('clientmeal', { label: 'Repas client' }),
  meals_number: f.int({ label: 'Nombre de repas', min: 1, max: 1_000_000 }),
  ventilation_id: f.ref('ventilation', { label: "Ventilation d'achats" }),
  comment: f.longText({ label: 'Commentaire', max: 2000 }),
} as const

const checkOne = oneOf('article_id', 'product_not_in_catalog_id')

function checkLine(raw: unknown, index: number, direction: Direction): VoucherLine | FieldError[] {
  const at = (errors: readonly FieldError[]) =>
    errors.map((error) => ({ ...error, name: `lines.${index}.${error.name}` }))
  try {
    const row: Row = checkValues(lineFields, raw, 'body')
    const wrong = checkOne(row)
    if (wrong) return at([wrong])
    const price = direction === 'entry' ? (row.price_unit_ht ?? null) : null
    const quantity = String(row.quantity)
    const amount = price === null ? '0.00' : rounded(times(exact(quantity), exact(String(price))), 2)
    return {
      article_id: (row.article_id as number | undefined) ?? null,
      product_not_in_catalog_id: (row.product_not_in_catalog_id as number | undefined) ?? null,
      quantity,
      price_unit_ht: price === null ? null : String(price),
      amount_ht: amount,
      ventilation_id: (row.ventilation_id as number | undefined) ?? null,
      batch: (row.batch as string | undefined) ?? null,
      best_before: (row.best_before as string | undefined) ?? null,
    }
  } catch (error) {
    if (error instanceof ApiError && error.type === 'err400') return at(error.answer.fields as FieldError[])
    throw error
  }
}

/** Reads the lines of a voucher: each one an article or a product out of catalogue, with its quantity. */
export function checkLines(given: unknown, direction: Direction): VoucherLine[] {
  if (!Array.isArray(given)) return []
  if (given.length > mostLines) throw invalid([{ name: 'lines', message: `${mostLines} lignes au maximum.` }])
  const read = given.map((raw, index) => checkLine(raw, index, direction))
  const errors = read.flatMap((one) => (Array.isArray(one) ? one : []))
  if (errors.length) throw invalid(errors)
  return read.filter((one): one is VoucherLine => !Array.isArray(one))
}

const known = async (work: Work, table: 'article' | 'productnotincatalog', ids: readonly number[]) => {
  const rows = await work.tx.query<{ id: number }>(
    `select id from ${table} where id = any($1::bigint[]) and "deletedAt" is null`,
    [ids],
  )
  return new Set(rows.map((row) => row.id))
}

/** Every article of a line is one that the member may see, or holds. */
export async function refuseUnknownItems(work: Work, adherentId: number, lines: readonly VoucherLine[]) {
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
