import { priceRefusals as refusals } from '../../i18n/fr/trade'
import { change, type PriceChange, withdraw } from '../../resources/catalogue/paint-line'
import type { PriceLine } from '../../resources/catalogue/price-line'
import { messages } from '../../resources/schema/messages'
import { parisDay } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError, notFound } from '../api/error'
import { acceptInput } from '../api/input'
import { refuseStale } from '../api/lock'
import { lockRow } from '../api/lock-row'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { paintPrices } from '../trade/paint-prices'
import {
  answered,
  factsOf,
  gapOf,
  keyOf,
  lockArticle,
  refuse,
  shownAs,
  showOnArticle,
  text,
  told,
} from './save-price'

const changed = (row: UnknownRow, value: UnknownRow, name: string): boolean =>
  value[name] !== undefined && String(value[name] ?? '') !== String(row[name] ?? '')

/** A price and its article, the article first: whoever paints its line holds it. */
async function lockPrice(
  work: Work,
  resource: AnyResource,
  id: number,
): Promise<{ row: UnknownRow; article: UnknownRow | undefined }> {
  const [known] = await work.tx.query('select article_id from article_price where id = $1', [id])
  const article = await lockArticle(work, known?.article_id)
  return { row: await lockRow(work, resource, id), article }
}

const scoped = ['article_id', 'adherent_id', 'groupAdherent_id'] as const

/** What a change says of the line: only what differs from the row. */
function changeOf(
  work: Work,
  { row, value, article }: { row: UnknownRow; value: UnknownRow; article: UnknownRow },
): PriceChange {
  const of = (name: string) => changed(row, value, name)
  const merged = { ...row, ...value }
  const isOther = ['quotation', 'reason', 'source', 'source_id'].some(of)
  return {
    ...(of('valid_from') ? { from: String(value.valid_from) } : {}),
    ...(of('valid_to') ? { to: text(value.valid_to) } : {}),
    ...(typeof value.bounded === 'boolean' && value.bounded !== (row.bounded === true)
      ? { bounded: value.bounded }
      : {}),
    ...(isOther ? { facts: factsOf(work, merged, article) } : {}),
  }
}

/** Changes a price to come, or the end of the one in force. */
export async function updatePrice(
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> {
  if (!may(work.actor, resource.access.update)) throw new ApiError('err403')
  const { row, article } = await lockPrice(work, resource, id)
  await refuseStale(work, resource, { row, version: input.lock_version })
  const value = await acceptInput(work, resource, { input, current: row })
  for (const name of scoped) if (changed(row, value, name)) refuse(name, refusals.scope)
  if (!article) return refuse('article_id', messages.reference)
  const what = changeOf(work, { row, value, article })
  const today = parisDay(work.now)
  const act = (line: PriceLine) => change(line, id, what, today)
  const paint = { ...keyOf(row, article), act, isLocked: true, gap: gapOf({ ...row, ...value }) } as const
  const [painted] = await paintPrices(work, [paint], told(work))
  await showOnArticle(work, article)
  const price_ht = what.facts?.price_ht ?? String(row.price_ht)
  const from = what.from ?? String(row.valid_from)
  const shown =
    painted?.after.find((one) => one.id === id) ?? (painted && shownAs(painted, { from, price_ht }))
  return answered(work, resource, { id: Number(shown?.id ?? id), gap: value.gap_agreed })
}

/** Takes back a price to come: what it covered is seen again, the one before it goes on. */
export async function removePrice(work: Work, resource: AnyResource, id: number): Promise<void> {
  if (!may(work.actor, resource.access.remove)) throw new ApiError('err403')
  const { row, article } = await lockPrice(work, resource, id)
  if (!article) throw notFound(resource)
  const act = (line: PriceLine) => withdraw(line, id, parisDay(work.now))
  await paintPrices(work, [{ ...keyOf(row, article), act, isLocked: true }], told(work))
}
