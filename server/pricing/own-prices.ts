import type { PriceEntry } from '../../resources/pricing/price-entry'
import type { priceUpdateResponse } from '../../resources/pricing/price-update-response'
import type {
  PriceRequestAnswer,
  PriceRequestHead,
  PriceRequestLine,
} from '../../resources/pricing/request-answers'
import { decidedCampaigns, mayAnswer } from '../../resources/pricing/states'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import { isCorrecting } from '../../resources/trade/correction'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import type { Tx } from '../database/tx'
import { lastMarketValue } from '../trade/market-value-sql'
import { optionText } from '../trade/option'
import { shownOf, suppliersOf, whichSupplier } from '../trade/standing-for'

/** A supplier's own answer, as its calls work with it. */
export type OwnResponse = RowOf<
  typeof priceUpdateResponse,
  | ('id' | 'price_update_id' | 'supplier_id' | 'status' | 'version' | 'saved_at' | 'receipt_number')
  | ('reopened_until' | 'correcting_since')
>

const headSql = `
  select c.id, c.label, c.status, c.response_date_limit, c.appliance_date, c.max_increase_pct, k.label as company, r.supplier_id, s.name as supplier, r.reopened_until, r.correcting_since,
    r.id as response_id, r.status as response_status, r.submitted_at, r.receipt_number, r.saved_at,
    (select count(*) from price_update_line l where l.price_update_response_id = r.id)::int as lines,
    (select count(*) from price_update_line l where l.price_update_response_id = r.id and l.answered)::int as answered
  from price_update_response r join price_update c on c.id = r.price_update_id join company k on k.id = c.company_id
    join supplier s on s.id = r.supplier_id
  where r.supplier_id = any($1::bigint[]) and r."deletedAt" is null and c."deletedAt" is null`

const headOf = (row: Omit<PriceRequestHead, 'is_open'>, now: Date): PriceRequestHead => ({
  ...row,
  is_open: mayAnswer(row, row.reopened_until, now),
})

/** What asks a supplier for its prices: what may be answered first, the most urgent at the top. */
export async function listRequests(work: Work): Promise<{ data: PriceRequestHead[]; now: string }> {
  const rows = await work.tx.query<Omit<PriceRequestHead, 'is_open'>>(
    `${headSql} order by c.response_date_limit desc, c.id desc, s.name, r.id`,
    [suppliersOf(work.actor)],
  )
  const heads = rows.map((row) => headOf(row, work.now))
  const open = heads.filter(({ is_open }) => is_open).reverse()
  return { data: [...open, ...heads.filter(({ is_open }) => !is_open)], now: work.now.toISOString() }
}

const linesSql = `
  select l.id, l.article_id, a.label, a.ref_supplier, coalesce(f.label, '') as family, coalesce(u.abbreviation, u.label, '') as unit, l.last_quotation, l.answered_before,
    l.quotation, l.available, l.packaging, l.comment, l.draft, round(m.value * a.coef_negotiation, 4) as market_value, m.date as market_date,
    case when c.status in ${listOf(decidedCampaigns)} then l.decision else 'pending' end as decision,
    case when c.status in ${listOf(decidedCampaigns)} then l.decided_quotation end as decided_quotation
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
    join price_update c on c.id = r.price_update_id
    join article a on a.id = l.article_id left join unit u on u.id = a.negotiation left join family f on f.id = a.family_id
    left join lateral (${lastMarketValue('a.product_id', '$2::date')}) m on true
  where r.id = $1 order by a.label, a.id`

/** A campaign as its supplier answers it, a correction beside what was sent; what was decided is told once the campaign is validated. Where it is `shown`, one of several asked suppliers is chosen; else it is refused that none is said. */
export async function readRequest(
  work: Work,
  id: number,
  shown?: { said: number | null | undefined },
): Promise<PriceRequestAnswer> {
  const asked = await work.tx.query<Omit<PriceRequestHead, 'is_open'>>(
    `${headSql} and c.id = $2 order by s.name, r.id`,
    [suppliersOf(work.actor), id],
  )
  if (!shown && asked.length > 1) throw whichSupplier()
  const row = shownOf(work.actor, asked, shown?.said)
  if (!row) throw new ApiError('err404')
  const head = headOf(row, work.now)
  const isBeside = head.is_open && isCorrecting({ ...head, status: head.response_status })
  const rows = await work.tx.query<PriceRequestLine & { draft: PriceEntry | null }>(linesSql, [
    row.response_id,
    parisDay(work.now),
  ])
  const fall_pct = await optionText(work.tx, 'price_fall_pct')
  return {
    ...head,
    now: work.now.toISOString(),
    suppliers: asked.map(({ supplier_id, supplier }) => ({ id: supplier_id, name: supplier })),
    fall_pct,
    rows: rows.map(({ draft, ...line }) => (isBeside ? { ...line, ...draft } : line)),
  }
}

const ownSql =
  'select id, price_update_id, supplier_id, status, version, saved_at, receipt_number, reopened_until, correcting_since from price_update_response'
const lockSql = `${ownSql}
  where price_update_id = $1 and supplier_id = any($2::bigint[]) and "deletedAt" is null order by id for update`
const campaignSql = `select status, response_date_limit from price_update where id = $1 and "deletedAt" is null`

const responseSql = `${ownSql} where id = $1 and price_update_id = $2 and "deletedAt" is null for update`

/** An answer of a campaign as the back office works with it, locked. */
export async function lockResponse(
  tx: Tx,
  { id, campaign }: { id: number; campaign: number },
): Promise<OwnResponse> {
  const [own] = await tx.query<OwnResponse>(responseSql, [id, campaign])
  if (!own) throw new ApiError('err404')
  return own
}

/** The supplier's own answer, locked; err422 where several of the person's are asked and none is said, err540 once it is past the limit and not reopened. */
export async function lockOwn(work: Work, id: number): Promise<OwnResponse> {
  const [own, another] = await work.tx.query<OwnResponse>(lockSql, [id, suppliersOf(work.actor)])
  if (another) throw whichSupplier()
  const [campaign] = await work.tx.query<{ status: '150'; response_date_limit: string }>(campaignSql, [id])
  if (!own || !campaign) throw new ApiError('err404')
  if (!mayAnswer(campaign, own.reopened_until, work.now)) throw new ApiError('err540')
  return own
}
