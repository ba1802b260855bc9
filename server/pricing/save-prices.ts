import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { isPriced, lacksWhy, type PriceEntry } from '../../resources/pricing/price-entry'
import { type priceUpdateLine, priceUpdateResponse } from '../../resources/pricing/price-update-response'
import { compareDecimals, frenchDecimal } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { optionText } from '../trade/option'
import { lockOwn, type OwnResponse } from './own-prices'
import { type LogEntry, logPrices } from './price-log'

type Kept = RowOf<
  typeof priceUpdateLine,
  'id' | 'article_id' | 'quotation' | 'available' | 'packaging' | 'comment'
>

export interface GivenPrices {
  lines: PriceEntry[]
  saved_at?: string | null
  origin: 'screen' | 'import'
}

const keptSql = `select id, article_id, quotation, available, packaging, comment from price_update_line
  where price_update_response_id = $1 and id = any($2::bigint[]) order by id for update`

const writeSql = `
  update price_update_line l set quotation = g.quotation, available = g.available, packaging = g.packaging, comment = g.comment,
    answered = g.answered, "updatedAt" = $7, lock_version = l.lock_version + 1, decision = 'pending', decided_quotation = null,
    decision_reason = null
  from unnest($1::bigint[], $2::numeric[], $3::bool[], $4::text[], $5::text[], $6::bool[]) as g(id, quotation, available, packaging, comment, answered)
  where l.id = g.id`

const samePrice = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : compareDecimals(one, other) === 0

function changesOf(before: Kept, now: Omit<Kept, 'id' | 'article_id'>): Omit<LogEntry, 'supplier_id'>[] {
  const { article_id } = before
  const said = (yes: boolean) => (yes ? texts.yes : texts.no)
  return [
    ...(samePrice(before.quotation, now.quotation as string | null)
      ? []
      : [
          { article_id, what: texts.log.quotation, before: before.quotation, after: now.quotation as string },
        ]),
    ...(before.available === now.available
      ? []
      : [
          {
            article_id,
            what: texts.log.available,
            before: said(before.available),
            after: said(Boolean(now.available)),
          },
        ]),
    ...(['packaging', 'comment'] as const).flatMap((name) =>
      before[name] === now[name]
        ? []
        : [{ article_id, what: texts.log[name], before: before[name], after: now[name] as string | null }],
    ),
  ]
}

/** An article that is not to be had has no price. */
const entryOf = ({ quotation, available, packaging, comment }: PriceEntry) => ({
  quotation: available ? (quotation ?? null) : null,
  available,
  packaging: packaging?.trim() || null,
  comment: comment?.trim() || null,
})

async function writeLines(work: Work, own: OwnResponse, { lines, origin }: GivenPrices): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const rows = await work.tx.query<Kept>(keptSql, [own.id, ids])
  const known = new Map(rows.map((row) => [row.id, row]))
  const seen = new Set<number>()
  const changes: LogEntry[] = []
  for (const [at, line] of lines.entries()) {
    const before = known.get(line.id)
    if (!before || seen.has(line.id)) throw invalid([{ name: `lines.${at}.id`, message: messages.reference }])
    seen.add(line.id)
    changes.push(...changesOf(before, entryOf(line)).map((one) => ({ ...one, supplier_id: own.supplier_id })))
  }
  const entries = lines.map(entryOf)
  await work.tx.query(writeSql, [
    ids,
    entries.map(({ quotation }) => quotation),
    entries.map(({ available }) => available),
    entries.map(({ packaging }) => packaging),
    entries.map(({ comment }) => comment),
    entries.map(isPriced),
    work.now,
  ])
  await logPrices(work, own.price_update_id, { origin, entries: changes })
}

/** Keeps what a supplier has typed so far; who typed on an older draft is told so. */
export async function savePrices(work: Work, id: number, given: GivenPrices): Promise<{ saved_at: string }> {
  const own = await lockOwn(work, id)
  if (own.status === 'sent') throw new ApiError('err409', { display: texts.alreadySent })
  const isStale =
    given.saved_at && own.saved_at && new Date(given.saved_at).getTime() !== new Date(own.saved_at).getTime()
  if (isStale) throw new ApiError('err409')
  await writeLines(work, own, given)
  const saved_at = work.now.toISOString()
  await repo(work, priceUpdateResponse).update(own.id, { status: 'saved', saved_at }, { derived: true })
  return { saved_at }
}

const answeredSql = `select count(*)::int as n from price_update_line where price_update_response_id = $1 and answered`

type Said = RowOf<typeof priceUpdateLine, 'quotation' | 'last_quotation' | 'comment'> & { article: string }

const saidSql = `select a.label as article, l.quotation, l.last_quotation, l.comment from price_update_line l
  join article a on a.id = l.article_id where l.price_update_response_id = $1 and l.answered and l.available order by a.label, a.id`

/** Articles that a refusal names. */
const mostNamed = 10

/** Refuses prices of 0 and steep falls that do not say why, by their articles (5-doors §1.3). */
async function refuseUnsaid({ tx }: Work, { id }: OwnResponse): Promise<void> {
  const pct = await optionText(tx, 'price_fall_pct')
  const unsaid = (await tx.query<Said>(saidSql, [id])).filter((line) => lacksWhy(line, pct))
  if (!unsaid.length) return
  const names = unsaid.slice(0, mostNamed).map(({ article }) => article)
  const more = unsaid.length > names.length ? [texts.others({ n: unsaid.length - names.length })] : []
  const said = { pct: frenchDecimal(pct), articles: [...names, ...more].join(', ') }
  throw invalid([{ name: 'lines', message: texts.unsaid(said) }])
}

/** Sends the prices: what the back office sees from then on, with a receipt. */
export async function sendPrices(
  work: Work,
  id: number,
): Promise<{ receipt_number: string; submitted_at: string }> {
  const own = await lockOwn(work, id)
  if (own.status === 'sent') throw new ApiError('err409', { display: texts.alreadySent })
  const [count] = await work.tx.query<{ n: number }>(answeredSql, [own.id])
  if (!count?.n) throw invalid([{ name: 'lines', message: texts.nothingToSend }])
  await refuseUnsaid(work, own)
  const version = own.version + 1
  const submitted_at = work.now.toISOString()
  const receipt_number = `P-${submitted_at.slice(0, 4)}-${String(id).padStart(4, '0')}-${own.id}-${version}`
  await repo(work, priceUpdateResponse).update(own.id, {
    status: 'sent',
    version,
    submitted_at,
    receipt_number,
  })
  const { supplier_id } = own
  await logPrices(work, id, {
    origin: 'screen',
    entries: [{ supplier_id, what: texts.log.sent, after: receipt_number }],
  })
  return { receipt_number, submitted_at }
}

/** Takes a sent answer back to be corrected while there is time: it counts again once it is sent again. */
export async function correctPrices(work: Work, id: number): Promise<{ status: 'saved' }> {
  const own = await lockOwn(work, id)
  if (own.status !== 'sent') throw new ApiError('err409')
  await repo(work, priceUpdateResponse).update(own.id, { status: 'saved' })
  const { supplier_id } = own
  await logPrices(work, id, {
    origin: 'screen',
    entries: [{ supplier_id, what: texts.log.corrected, before: own.receipt_number }],
  })
  return { status: 'saved' }
}
