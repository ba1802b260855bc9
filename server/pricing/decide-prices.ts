import { pricingTexts as texts } from '../../i18n/fr/pricing'
import { isOverCeiling, isWithin } from '../../resources/pricing/ceiling'
import type { priceUpdateLine } from '../../resources/pricing/price-update-response'
import { priceDecisions } from '../../resources/pricing/states'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { type LowPrice, lowPrice, saysWhy } from '../../resources/trade/low-price'
import { ApiError, invalid } from '../api/error'
import type { Work } from '../api/work'
import { optionText } from '../trade/option'
import { type LeftParty, refusedParties, shutSuppliers } from '../trade/shut-parties'
import { type CampaignRow, lockCampaign, moveCampaign, refuseUnless } from './campaign'
import { logPrices } from './price-log'

type LineRow = RowOf<
  typeof priceUpdateLine,
  | ('id' | 'lock_version' | 'article_id' | 'last_quotation' | 'quotation' | 'available' | 'answered')
  | ('decision' | 'decided_quotation')
> & {
  supplier_id: number
  status: string
}

/** What is decided of a line. */
export interface Decided
  extends RowOf<typeof priceUpdateLine, 'id' | 'decision'>,
    Partial<RowOf<typeof priceUpdateLine, 'decided_quotation'>> {
  lock_version?: number | null
  reason?: string | null
}

const linesSql = `
  select l.id, l.lock_version, l.article_id, r.supplier_id, r.status, l.last_quotation, l.quotation, l.available, l.answered,
    l.decision, l.decided_quotation
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
  where r.price_update_id = $1 and r."deletedAt" is null and ($2::bigint[] is null or l.id = any($2)) order by l.id for update of l`

const writeSql = `
  update price_update_line l set decision = g.decision, decided_quotation = g.quotation, decision_reason = g.reason,
    lock_version = l.lock_version + 1, "updatedAt" = $5, updated_by = $6
  from unnest($1::bigint[], $2::text[], $3::numeric[], $4::text[]) as g(id, decision, quotation, reason) where l.id = g.id`

/** The price that a decision leads to. */
const priceOf = ({ decision, decided_quotation }: Decided, line: LineRow): string | null =>
  decision === 'negotiated' ? (decided_quotation ?? null) : decision === 'accepted' ? line.quotation : null

/** What a campaign and the settings say of prices that need a reason. */
interface Limits {
  max_increase_pct: string | null
  fall_pct: string
  /** Suppliers whose prices cannot be taken, and why. */
  shut: ReadonlyMap<number, LeftParty>
}

const shutOf = async (tx: Work['tx'], lines: readonly LineRow[]) =>
  new Map(
    (await shutSuppliers(tx, [...new Set(lines.map((line) => line.supplier_id))])).map((one) => [
      one.id,
      one,
    ]),
  )

const limitsOf = async (
  { tx }: Work,
  { max_increase_pct }: CampaignRow,
  lines: readonly LineRow[],
): Promise<Limits> => ({
  max_increase_pct,
  shut: await shutOf(tx, lines),
  fall_pct: await optionText(tx, 'price_fall_pct'),
})

const lowTexts: Readonly<Record<LowPrice, (limits: Limits) => string>> = lookup({
  free: () => texts.freeDecided,
  fall: ({ fall_pct }) => texts.fallDecided({ pct: frenchDecimal(fall_pct) }),
})

const isTaken = ({ decision }: Decided): boolean => decision === 'accepted' || decision === 'negotiated'

/** Why a decision cannot be taken; the field is told within its line. */
function wrongOf(one: Decided, line: LineRow, limits: Limits): [string, string] | undefined {
  if (line.status !== 'sent') return ['decision', texts.notSent]
  if (!line.answered) return ['decision', texts.notAnswered]
  const shut = limits.shut.get(line.supplier_id)
  if (shut && isTaken(one)) return ['decision', refusedParties([shut])]
  if (one.decision === 'negotiated' && !line.available) return ['decision', texts.unavailable]
  if (one.decision === 'negotiated' && !one.decided_quotation) return ['decided_quotation', texts.decided]
  if (saysWhy(one.reason)) return undefined
  const price = priceOf(one, line)
  if (isOverCeiling(price, line.last_quotation, limits.max_increase_pct)) return ['reason', texts.overCeiling]
  const low = lowPrice(price, line.last_quotation, limits.fall_pct)
  return low && ['reason', lowTexts[low](limits)]
}

const said = ({ decision, decided_quotation }: Pick<LineRow, 'decision' | 'decided_quotation'>): string =>
  [priceDecisions[decision].label, decided_quotation].filter(Boolean).join(' ')

async function write(
  work: Work,
  id: number,
  rows: readonly { one: Decided; line: LineRow }[],
): Promise<void> {
  await work.tx.query(writeSql, [
    rows.map(({ line }) => line.id),
    rows.map(({ one }) => one.decision),
    rows.map(({ one }) => (one.decision === 'negotiated' ? one.decided_quotation : null)),
    rows.map(({ one }) => one.reason?.trim() || null),
    work.now,
    work.actor.userId,
  ])
  await logPrices(work, id, {
    origin: 'decision',
    entries: rows.map(({ one, line }) => ({
      supplier_id: line.supplier_id,
      article_id: line.article_id,
      what: texts.log.decision,
      before: said(line),
      after: [said({ ...one, decided_quotation: one.decided_quotation ?? null }), one.reason?.trim()]
        .filter(Boolean)
        .join(' – '),
    })),
  })
}

/** The campaign, led to « En validation » by its first decision. */
async function toDecide(work: Work, id: number): Promise<CampaignRow> {
  const campaign = await lockCampaign(work.tx, id)
  refuseUnless(campaign, '200', '250')
  return campaign.status === '200' ? moveCampaign(work, campaign, { verb: 'examine' }) : campaign
}

/** Decides lines one by one: accepted, refused, negotiated at another price, or open again. */
export async function decidePrices(work: Work, id: number, decided: readonly Decided[]): Promise<number> {
  const campaign = await toDecide(work, id)
  const lines = await work.tx.query<LineRow>(linesSql, [id, decided.map((one) => one.id)])
  const known = new Map(lines.map((line) => [line.id, line]))
  const limits = await limitsOf(work, campaign, lines)
  const rows = decided.map((one, at) => {
    const line = known.get(one.id)
    if (!line || !known.delete(one.id))
      throw invalid([{ name: `lines.${at}.id`, message: messages.reference }])
    if (one.lock_version && one.lock_version !== line.lock_version) throw new ApiError('err409')
    const [name, message] = wrongOf(one, line, limits) ?? []
    if (name && message) throw invalid([{ name: `lines.${at}.${name}`, message }])
    return { one, line }
  })
  await write(work, id, rows)
  return rows.length
}

/** `accept`: all at or under so many percent of rise; `refuse`: those over the ceiling clause. */
export type Rule = { rule: 'accept'; pct: string } | { rule: 'refuse' }

const ruled = (of: Rule, line: LineRow, limits: Limits): Decided | undefined => {
  const { quotation, last_quotation, id } = line
  const isOver = isOverCeiling(quotation, last_quotation, limits.max_increase_pct)
  if (of.rule === 'refuse') return isOver ? { id, decision: 'refused', reason: texts.automatic } : undefined
  if (isOver || limits.shut.has(line.supplier_id) || lowPrice(quotation, last_quotation, limits.fall_pct))
    return undefined
  return isWithin(quotation, last_quotation, of.pct) ? { id, decision: 'accepted' } : undefined
}

/**
 * Decides by a rule what is still to be decided of the answers that were sent; what was decided by hand stays, and what needs a
 * reason (a price of 0, a steep fall) is left to somebody.
 */
export async function decideByRule(work: Work, id: number, of: Rule): Promise<number> {
  const campaign = await toDecide(work, id)
  const lines = await work.tx.query<LineRow>(linesSql, [id, null])
  const limits = await limitsOf(work, campaign, lines)
  const rows = lines
    .filter(({ status, answered, decision }) => status === 'sent' && answered && decision === 'pending')
    .flatMap((line) => {
      const one = ruled(of, line, limits)
      return one ? [{ one, line }] : []
    })
  if (rows.length) await write(work, id, rows)
  return rows.length
}
