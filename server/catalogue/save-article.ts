import { priceRefusals } from '../../i18n/fr/trade'
import { priceOf, quotationOf } from '../../resources/catalogue/units'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import { removeOwned, removeRow } from '../api/remove'
import type { RowUpdate } from '../api/row-update'
import { readOnce, type Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import { refuseUnderStock } from '../trade/held-in-unit'
import { createFirstPrice, setStandingPrice } from './save-price'

/** What the articles of a product take from it: its family always, the rest where they say nothing themselves. */
async function productOf(work: Work, id: unknown): Promise<UnknownRow | undefined> {
  if (typeof id !== 'number') return undefined
  return readOnce(work, `product ${id}`, async () => {
    const [row] = await work.tx.query(
      `select s.family_id, p.unit_id as negotiation, p.unit_id as order_management, p.unit_id as billing,
         p.unit_id as storage_management, coalesce(p.rate_id, s.default_rate_id) as rate_id, p.storagemode_id, p.caliber_id
       from product p join subfamily s on s.id = p.subfamily_id where p.id = $1`,
      [id],
    )
    return row
  })
}

/** The family of a product, which its articles carry. */
async function familyOf(work: Work, productId: unknown): Promise<UnknownRow> {
  const row = await productOf(work, productId)
  return row ? { family_id: row.family_id } : {}
}

const isDecimal = (value: unknown): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)

/** The price of a billing unit; none while a value is missing or wrong, which the checks tell. */
function priceFrom(row: UnknownRow): string | null {
  const { quotation, coef_billing = '1', coef_negotiation = '1' } = row
  const values = [quotation, coef_billing ?? '1', coef_negotiation ?? '1'].map((one) => String(one))
  const [price = '', billing = '', negotiation = ''] = values
  if (!isDecimal(quotation) || !isDecimal(billing) || !isDecimal(negotiation) || Number(negotiation) === 0)
    return null
  return priceOf(price, { coef_billing: billing, coef_negotiation: negotiation })
}

/** The quotation that makes a typed price of a billing unit, which becomes a dated price; or why there is none. */
export function quotationFor(price: unknown, row: UnknownRow): UnknownRow | string {
  const coef_billing = String(row.coef_billing ?? '1')
  const coef_negotiation = String(row.coef_negotiation ?? '1')
  if (!isDecimal(price)) return messages.required
  if (![coef_billing, coef_negotiation].every((one) => isDecimal(one) && Number(one) > 0)) return {}
  const units = { coef_billing, coef_negotiation }
  const quotation = quotationOf(price, units)
  const made = priceOf(quotation, units)
  return Number(made) === Number(price) ? { quotation } : priceRefusals.unreachable(made)
}

const isAbsent = (value: unknown) => value === undefined || value === null

/** What a new article takes from its product where it says nothing itself: base unit, VAT, storage mode. */
async function fromProduct(work: Work, input: UnknownRow): Promise<UnknownRow> {
  const { family_id: _, ...usual } = (await productOf(work, input.product_id)) ?? {}
  return Object.fromEntries(
    Object.entries(usual).filter(([name, value]) => isAbsent(input[name]) && !isAbsent(value)),
  )
}

/** Adds an article: its family is the product's, its quotation its first price. */
export async function createArticle(
  work: Work,
  resource: AnyResource,
  given: UnknownRow,
): Promise<UnknownRow> {
  const input = { ...given, ...(await fromProduct(work, given)) }
  const price_ht = priceFrom(input)
  const extra = { ...(await familyOf(work, input.product_id)), ...(price_ht === null ? {} : { price_ht }) }
  const article = await createRow(work, resource, { input, extra })
  const today = parisDay(work.now)
  const from =
    typeof article.date_active === 'string' && article.date_active > today ? article.date_active : today
  const { quotation } = article
  if (typeof quotation === 'string') {
    const price = { valid_from: from, quotation, source: 'manual' }
    await createFirstPrice(work, price, article)
  }
  return article
}

/** Changes an article; another quotation, or other units, make a new price from today on. */
export async function updateArticle(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  const row = await lockRow(work, resource, id)
  await refuseUnderStock(work, 'article', { before: row, after: { ...row, ...input } })
  if (input.quotation === null && row.quotation !== null)
    throw invalid([{ name: 'quotation', message: messages.required }])
  const price_ht = priceFrom({ ...row, ...input })
  const extra = { ...(await familyOf(work, input.product_id)), ...(price_ht === null ? {} : { price_ht }) }
  const article = await updateRow(work, resource, { id, input, extra })
  const isOther = article.quotation !== row.quotation || article.price_ht !== row.price_ht
  if (isOther && typeof article.quotation === 'string') await setStandingPrice(work, article)
  return article
}

/** Removes an article that nothing refers to, with its prices and what was found on it. */
export async function removeArticle(work: Work, resource: AnyResource, id: number): Promise<void> {
  await lockRow(work, resource, id)
  for (const name of ['article_price', 'anomaly']) {
    const rows = await work.tx.query<{ id: number }>(
      `select id from ${name} where article_id = $1 and "deletedAt" is null`,
      [id],
    )
    for (const row of rows) await removeOwned(work, work.registry.get(name), row.id)
  }
  await removeRow(work, resource, { id })
}
