import { priceRefusals as refusals } from '../../i18n/fr/trade'
import type { articlePrice } from '../../resources/catalogue/article-price'
import { priceOf } from '../../resources/catalogue/units'
import { isDate } from '../../resources/schema/date-text'
import type { RowOf } from '../../resources/schema/infer'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import { invalid } from '../api/error'
import { lockRow } from '../api/lock-row'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'

type Row = Record<string, unknown>

const refuse = (name: string, message: string): never => {
  throw invalid([{ name, message }])
}
/** What may be asked for as the id of a row: whatever else it is, its own check refuses it. */
const isIdOrNone = (value: unknown): boolean =>
  value === null || value === undefined || Number.isSafeInteger(value)
const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The article of a price, locked: prices of one article are written one after the other. */
const lockArticle = async (work: Work, id: unknown): Promise<Row | undefined> =>
  typeof id === 'number' ? lockRow(work, work.registry.get('article'), id) : undefined

const derived = (quotation: unknown, article: Row | undefined): string =>
  typeof quotation === 'string' && /^\d+(\.\d+)?$/.test(quotation) && article
    ? priceOf(quotation, {
        coef_billing: String(article.coef_billing ?? '1'),
        coef_negotiation: String(article.coef_negotiation ?? '1'),
      })
    : '0.0000'

type Dated = RowOf<typeof articlePrice, 'id' | 'valid_from' | 'valid_to'>

/** The live prices of the same article, member and group that overlap a period, the earliest first. */
function overlapping(work: Work, price: Row, from: string): Promise<Dated[]> {
  return work.tx.query<Dated>(
    `select id, valid_from, valid_to from article_price
     where "deletedAt" is null and article_id = $1 and adherent_id is not distinct from $2 and "groupAdherent_id" is not distinct from $3
       and daterange(valid_from, valid_to, '[]') && daterange($4::date, $5::date, '[]') order by valid_from`,
    [price.article_id, price.adherent_id ?? null, price.groupAdherent_id ?? null, from, text(price.valid_to)],
  )
}

/**
 * Makes room for a new price: the one before it is closed on the day before; one that is planned after it ends it. What has
 * been in force is never rewritten (I-16). Answers the last day of the new price.
 */
async function makeRoom(
  work: Work,
  resource: AnyResource,
  { price, from }: { price: Row; from: string },
): Promise<string | null> {
  const last = text(price.valid_to)
  if (last !== null && (!isDate(last) || last < from)) return last
  const others = await overlapping(work, price, from)
  if (!others.length) return last
  if (from < parisDay(work.now)) refuse('valid_from', refusals.past)
  if (others.some((one) => one.valid_from === from)) refuse('valid_from', refusals.sameDay)
  const before = others.find((one) => one.valid_from < from)
  const next = others.find((one) => one.valid_from > from)
  if (next && last !== null) refuse('valid_to', refusals.next)
  if (before)
    await updateRow(work, resource, { id: before.id, input: { valid_to: addDays(from, -1) }, trusted: true })
  return next ? addDays(next.valid_from, -1) : last
}

/** Writes on the article, as it was locked, the general price that is in force today, where it shows another one. */
async function showOnArticle(work: Work, article: Row | undefined): Promise<void> {
  if (!article) return
  const today = parisDay(work.now)
  const [price] = await work.tx.query<{ quotation: string; price_ht: string }>(
    `select quotation, price_ht from article_price where article_id = $1 and "deletedAt" is null and adherent_id is null
       and "groupAdherent_id" is null and valid_from <= $2 and (valid_to is null or valid_to >= $2)`,
    [article.id, today],
  )
  if (!price || (price.quotation === article.quotation && price.price_ht === article.price_ht)) return
  const { quotation, price_ht } = price
  const resource = work.registry.get('article')
  await updateRow(work, resource, {
    id: Number(article.id),
    input: {},
    trusted: true,
    extra: { quotation, price_ht },
  })
}

/** Adds a dated price; its price of a billing unit follows from the quotation and the units of the article. */
export async function createPrice(work: Work, resource: AnyResource, input: Row): Promise<Row> {
  const article = await lockArticle(work, input.article_id)
  const from = text(input.valid_from)
  const isPlaced = isDate(from) && isIdOrNone(input.adherent_id) && isIdOrNone(input.groupAdherent_id)
  const valid_to =
    article && isPlaced ? await makeRoom(work, resource, { price: input, from }) : input.valid_to
  const price = await writePrice(work, { ...input, ...(valid_to === undefined ? {} : { valid_to }) }, article)
  // A price of another day than today leaves the one in force as it is.
  if (from === null || from <= parisDay(work.now)) await showOnArticle(work, article)
  return price
}

/** The first price of an article that was just made, which shows it already: there is no other to make room among. */
export const createFirstPrice = (work: Work, input: Row, article: Row): Promise<Row> =>
  writePrice(work, input, article)

function writePrice(work: Work, input: Row, article: Row | undefined): Promise<Row> {
  if (article) work.many?.seen.add(`article ${article.id}`)
  const source = work.many?.isFile ? { source: 'import' } : {}
  return createRow(work, work.registry.get('article_price'), {
    input: { ...input, ...source },
    extra: { price_ht: derived(input.quotation, article) },
  })
}

const changed = (row: Row, input: Row, name: string): boolean =>
  input[name] !== undefined && String(input[name] ?? '') !== String(row[name] ?? '')

function refuseRewriting(row: Row, input: Row, today: string): void {
  for (const name of ['article_id', 'adherent_id', 'groupAdherent_id'])
    if (changed(row, input, name)) refuse(name, refusals.scope)
  const from = String(row.valid_from)
  if (from >= today) {
    if (changed(row, input, 'valid_from') && String(input.valid_from) < today)
      refuse('valid_from', refusals.past)
    return
  }
  for (const name of ['valid_from', 'quotation']) if (changed(row, input, name)) refuse(name, refusals.held)
  const yesterday = addDays(today, -1)
  const ends = [row.valid_to, input.valid_to].map(text)
  const isTooEarly = ends.some((end) => end !== null && end < yesterday)
  if (changed(row, input, 'valid_to') && isTooEarly) refuse('valid_to', refusals.closed)
}

/** Changes a price to come, or the end of the one in force. */
export async function updatePrice(work: Work, resource: AnyResource, id: number, input: Row): Promise<Row> {
  const row = await lockRow(work, resource, id)
  const article = await lockArticle(work, row.article_id)
  refuseRewriting(row, input, parisDay(work.now))
  const extra =
    input.quotation === undefined || !changed(row, input, 'quotation')
      ? {}
      : { price_ht: derived(input.quotation, article) }
  const price = await updateRow(work, resource, { id, input, extra })
  await showOnArticle(work, article)
  return price
}

/** Takes back a price to come. */
export async function removePrice(work: Work, resource: AnyResource, id: number): Promise<void> {
  const row = await lockRow(work, resource, id)
  if (String(row.valid_from) <= parisDay(work.now)) refuse('valid_from', refusals.held)
  await removeRow(work, resource, { id })
}
