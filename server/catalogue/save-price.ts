import { priceRefusals } from '../../i18n/fr/trade'
import { articlePrice } from '../../resources/catalogue/article-price'
import { isPromotion, lay } from '../../resources/catalogue/paint-line'
import type { PriceFacts, PriceLine } from '../../resources/catalogue/price-line'
import { isRoundedAway, priceOf } from '../../resources/catalogue/units'
import { exact, rounded } from '../../resources/schema/exact'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, invalid } from '../api/error'
import { acceptInput } from '../api/input'
import { lockRow } from '../api/lock-row'
import { getRow } from '../api/read'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { updateRow } from '../api/write'
import { may } from '../database/actor'
import type { RowChange } from '../database/history'
import type { LineKey } from '../trade/paint-plan'
import { type PaintedLine, paintPrices } from '../trade/paint-prices'

export const refuse = (name: string, message: string): never => {
  throw invalid([{ name, message }])
}
const isNone = (value: unknown): boolean => value === null || value === undefined
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The article of a price, locked: prices of one article are written one after the other. */
export const lockArticle = async (work: Work, id: unknown): Promise<UnknownRow | undefined> =>
  typeof id === 'number' ? lockRow(work, work.registry.get('article'), id) : undefined

function derived(quotation: unknown, article: UnknownRow | undefined): string {
  if (typeof quotation !== 'string' || !/^\d+(\.\d+)?$/.test(quotation) || !article) return '0.0000'
  const units = {
    coef_billing: String(article.coef_billing ?? '1'),
    coef_negotiation: String(article.coef_negotiation ?? '1'),
  }
  return isRoundedAway(quotation, units)
    ? refuse('quotation', priceRefusals.roundedAway)
    : priceOf(quotation, units)
}

/** Writes on the article, as it was locked, the general price that is in force today, where it shows another one. */
export async function showOnArticle(work: Work, article: UnknownRow | undefined): Promise<void> {
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

type Typed = UnknownRow & { valid_from: string; quotation: string }

export const keyOf = (row: UnknownRow, article: UnknownRow): LineKey => ({
  article_id: Number(article.id),
  adherent_id: numberOf(row.adherent_id),
  groupAdherent_id: numberOf(row.groupAdherent_id),
})

/** The event in the article's history. */
const event = 'prices_painted'

/** Told field by field; of a file's line, with the batch. */
export const told = (work: Work) => {
  const { many } = work
  return {
    ...{ event, isTyped: true },
    ...(many ? { tell: (rows: readonly RowChange[]) => void many.changes.push(...rows) } : {}),
  }
}

export const gapOf = (row: UnknownRow) => (row.gap_agreed === true ? 'agreed' : 'asked')

/** The row in which a price stands; where it lies under a promotion from its first day to its last, the promotion's. */
export const shownAs = ({ after }: PaintedLine, { from, price_ht }: { from: string; price_ht: string }) =>
  after.find((row) => row.from >= from && row.price_ht === price_ht && !row.bounded) ??
  after.find((row) => row.from <= from && (row.to === null || row.to >= from))

/** What a person or a file says of a price that is to be painted. */
export const factsOf = (work: Work, value: UnknownRow, article: UnknownRow): PriceFacts => {
  const quotation = rounded(exact(String(value.quotation)), 4)
  return {
    ...{ quotation, price_ht: derived(quotation, article) },
    source: work.many?.isFile ? 'import' : String(value.source ?? 'manual'),
    ...{ source_id: numberOf(value.source_id), reason: text(value.reason) },
  }
}

/** The row as it was answered, with what is not part of the line. */
export async function answered(
  work: Work,
  resource: AnyResource,
  { id, gap }: { id: number; gap: unknown },
): Promise<UnknownRow> {
  if (gap === true) await repo(work, articlePrice).update(id, { gap_agreed: true })
  return getRow(work, resource, id)
}

/** Adds a dated price; its price of a billing unit follows from the quotation and the units of the article. */
export async function createPrice(work: Work, resource: AnyResource, input: UnknownRow): Promise<UnknownRow> {
  if (!may(work.actor, resource.access.create)) throw new ApiError('err403')
  const article = await lockArticle(work, input.article_id)
  const value = await acceptInput(work, resource, { input })
  if (!article) throw invalid([{ name: 'article_id', message: messages.reference }])
  work.many?.seen.add(`article ${article.id}`)
  return layPrice(work, resource, { value: value as Typed, article })
}

async function layPrice(
  work: Work,
  resource: AnyResource,
  {
    value,
    article,
    isNew = false,
    replaces = false,
  }: { value: Typed; article: UnknownRow; isNew?: boolean; replaces?: boolean },
): Promise<UnknownRow> {
  const today = parisDay(work.now)
  const facts = factsOf(work, value, article)
  const [from, to] = [value.valid_from, text(value.valid_to)]
  const act = (line: PriceLine) => {
    const bounded = value.bounded === true || (isNone(value.bounded) && isPromotion(line, { from, to }))
    return lay(line, { ...facts, from, to, bounded, replaces: replaces || facts.reason !== null }, today)
  }
  const paint = { ...keyOf(value, article), act, isNew, isLocked: true, gap: gapOf(value) } as const
  const [painted] = await paintPrices(work, [paint], told(work))
  const row = painted && shownAs(painted, { from, price_ht: facts.price_ht })
  // A price of another day than today leaves the one in force as it is.
  if (from <= today && !isNew) await showOnArticle(work, article)
  const id = Number(row?.id)
  return work.many?.isFile
    ? { ...value, ...facts, id }
    : answered(work, resource, { id, gap: value.gap_agreed })
}

/** The first price of an article that was just made, which shows it already: there is no other to make room among. */
export const createFirstPrice = (work: Work, input: Typed, article: UnknownRow): Promise<UnknownRow> =>
  layPrice(work, work.registry.get('article_price'), { value: input, article, isNew: true })

/** The quotation of an article's own form is its standing price from today on; a promotion goes on over it. */
export const setStandingPrice = (work: Work, article: UnknownRow): Promise<UnknownRow> =>
  layPrice(work, work.registry.get('article_price'), {
    value: {
      ...{ valid_from: parisDay(work.now), quotation: String(article.quotation) },
      ...{ bounded: false, source: 'manual' },
    },
    ...{ article, replaces: true },
  })
