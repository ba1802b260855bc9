import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { isPriced, lacksWhy, type PriceEntry } from '../../resources/pricing/price-entry'
import { type priceUpdateLine, priceUpdateResponse } from '../../resources/pricing/price-update-response'
import { compareDecimals, frenchDecimal } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { isCorrecting, isStanding } from '../../resources/trade/correction'
import { ApiError, invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { type Corrected, keepDrafts, refuseOthers, takeDrafts } from '../trade/line-drafts'
import { optionText } from '../trade/option'
import { shutAt } from '../trade/shut-parties'
import { lockOwn, type OwnResponse } from './own-prices'
import { type LogEntry, logPrices } from './price-log'
import { tellSent } from './tell-suppliers'

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

/** What is decided of a line stands while its price does. */
const isSame =
  '(l.quotation, l.available, l.packaging) is not distinct from (g.quotation, g.available, g.packaging)'
const writeSql = `
  update price_update_line l set quotation = g.quotation, available = g.available, packaging = g.packaging, comment = g.comment,
    answered = g.answered, "updatedAt" = $7, lock_version = l.lock_version + 1, decision = case when ${isSame} then l.decision else 'pending' end,
    decided_quotation = case when ${isSame} then l.decided_quotation end, decision_reason = case when ${isSame} then l.decision_reason end
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

/** Writes a supplier's prices into its lines, each change into the campaign's log. */
export async function writeLines(
  work: Work,
  own: OwnResponse,
  { lines, origin }: GivenPrices,
): Promise<void> {
  const ids = lines.map(({ id }) => id)
  const rows = await work.tx.query<Kept>(keptSql, [own.id, ids])
  const known = new Map(rows.map((row) => [row.id, row]))
  refuseOthers(lines, new Set(known.keys()))
  const { supplier_id } = own
  const changes: LogEntry[] = lines.flatMap((line) => {
    const before = known.get(line.id)
    return before ? changesOf(before, entryOf(line)).map((one) => ({ ...one, supplier_id })) : []
  })
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

/** Where what is corrected of an answer stands. */
export const linesOf = ({ id }: OwnResponse): Corrected => ({ lines: 'price_update_line', answer: id })

/** The supplier's own answer, locked, while something may be typed in it: not sent yet, or being corrected. */
async function lockTyped(work: Work, id: number): Promise<OwnResponse> {
  const own = await lockOwn(work, id)
  if (isStanding(own)) throw new ApiError('err409', { display: texts.alreadySent })
  return own
}

/** Keeps what a supplier has typed so far; who typed on an older draft is told so. A correction stands beside what was sent. */
export async function savePrices(work: Work, id: number, given: GivenPrices): Promise<{ saved_at: string }> {
  const own = await lockTyped(work, id)
  const isStale =
    given.saved_at && own.saved_at && new Date(given.saved_at).getTime() !== new Date(own.saved_at).getTime()
  if (isStale) throw new ApiError('err409')
  const saved_at = work.now.toISOString()
  if (isCorrecting(own)) await keepDrafts(work.tx, linesOf(own), given.lines)
  else await writeLines(work, own, given)
  const status = isCorrecting(own) ? own.status : 'saved'
  await repo(work, priceUpdateResponse).update(own.id, { status, saved_at }, { derived: true })
  return { saved_at }
}

/** What a supplier is given for what it sent. */
interface Receipt {
  receipt_number: string
  submitted_at: string
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

/** Marks an answer as sent, with the receipt of its next version; refused while no line says anything. */
export async function markSent(work: Work, own: OwnResponse, what: string): Promise<Receipt> {
  const [count] = await work.tx.query<{ n: number }>(answeredSql, [own.id])
  if (!count?.n) throw invalid([{ name: 'lines', message: texts.nothingToSend }])
  const version = own.version + 1
  const submitted_at = work.now.toISOString()
  const { supplier_id, price_update_id } = own
  const receipt_number = `P-${submitted_at.slice(0, 4)}-${String(price_update_id).padStart(4, '0')}-${own.id}-${version}`
  await repo(work, priceUpdateResponse).update(own.id, {
    ...{ status: 'sent', version, submitted_at, receipt_number },
    correcting_since: null,
  })
  await logPrices(work, price_update_id, {
    origin: 'screen',
    entries: [{ supplier_id, what, after: receipt_number }],
  })
  return { receipt_number, submitted_at }
}

/** Sends the prices, or their correction: what the back office sees from then on, with a receipt. */
export async function sendPrices(work: Work, id: number): Promise<Receipt> {
  const own = await lockTyped(work, id)
  await shutAt(work.tx, { campaign: 'prices', door: 'answer', suppliers: [own.supplier_id] })
  if (isCorrecting(own)) {
    const lines = await takeDrafts<PriceEntry>(work.tx, linesOf(own))
    await writeLines(work, own, { lines, origin: 'screen' })
  }
  await refuseUnsaid(work, own)
  const receipt = await markSent(work, own, texts.log.sent)
  const { price_update_id, supplier_id } = own
  await tellSent(work, { id: price_update_id, supplier_id, receipt: receipt.receipt_number })
  return receipt
}
