import type {
  AskedAnswer,
  GridLine,
  LogAnswer,
  PriceGridAnswer,
  PriceUpdatePageAnswer,
} from '../../resources/pricing/answers'
import { isOverCeiling } from '../../resources/pricing/ceiling'
import { type PriceUpdateVerb, priceUpdateMoves, sentAnswers } from '../../resources/pricing/states'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { lowPrice } from '../../resources/trade/low-price'
import type { Work } from '../api/work'
import { may } from '../database/actor'
import { listOf } from '../database/naming'
import { lastMarketValue } from '../trade/market-value-sql'
import { optionText } from '../trade/option'
import { namesWhy } from '../trade/shut-parties'
import { type CampaignRow, findCampaign } from './campaign'
import { readLeft } from './left-suppliers'

const askedSql = `
  select r.id, r.supplier_id, s.name, r.status, r.submitted_at, r.receipt_number, r.reopened_until, r.reminder_count, r.reminded_at,
    count(l.id)::int as lines,
    (count(l.id) filter (where l.answered and r.status in ${listOf(sentAnswers)}))::int as answered,
    (count(l.id) filter (where l.answered and r.status = 'sent' and l.decision = 'pending'))::int as pending,
    (count(l.id) filter (where case when r.correcting_since is not null then l.draft is not null else r.status = 'saved' and l.answered end))::int as unsent
  from price_update_response r join supplier s on s.id = r.supplier_id left join price_update_line l on l.price_update_response_id = r.id
  where r.price_update_id = $1 and r."deletedAt" is null group by r.id, s.name order by s.name, r.id`

/** Which permission a step asks; the clock closes and applies by itself, and somebody may do it for it. */
export const verbAccess: Readonly<Record<PriceUpdateVerb, string>> = lookup({
  open: 'createPriceUpdate',
  close: 'createPriceUpdate',
  examine: 'decidePriceUpdate',
  validate: 'applyPriceUpdate',
  apply: 'applyPriceUpdate',
  cancel: 'applyPriceUpdate',
})

const verbsOf = ({ actor }: Work, { status }: CampaignRow): PriceUpdateVerb[] => [
  ...new Set(
    priceUpdateMoves
      .filter(
        ({ verb, from }) => (from as readonly string[]).includes(status) && may(actor, verbAccess[verb]),
      )
      .map(({ verb }) => verb),
  ),
]

const freeSql = `select count(*)::int as n from price_update_line l join price_update_response r on r.id = l.price_update_response_id
  where r.price_update_id = $1 and r."deletedAt" is null
    and 0 = case l.decision when 'accepted' then l.quotation when 'negotiated' then l.decided_quotation end`

/** A campaign as the back office follows it: who has answered, how far decisions have come, what may be done. */
export async function readPage(work: Work, id: number): Promise<PriceUpdatePageAnswer> {
  const campaign = await findCampaign(work.tx, id)
  const suppliers = await work.tx.query<AskedAnswer & UnknownRow>(askedSql, [id])
  const [free] = await work.tx.query<{ n: number }>(freeSql, [id])
  const { label, status, response_date_limit, appliance_date } = campaign
  const { max_increase_pct, applied_at, cancel_reason } = campaign
  return {
    campaign: {
      ...{ id, label, status, response_date_limit, appliance_date },
      ...{ max_increase_pct, applied_at, cancel_reason },
    },
    suppliers,
    left: status === '100' ? '' : namesWhy(await readLeft(work.tx, id)),
    free: free?.n ?? 0,
    verbs: verbsOf(work, campaign),
    now: work.now.toISOString(),
  }
}

/** What is typed and not sent stays its supplier's. */
const seen = `r.status in ${listOf(sentAnswers)}`
const gridSql = `
  select l.id, l.lock_version, r.id as response_id, r.supplier_id, coalesce(a.product_id, -a.id) as product_id, a.id as article_id,
    a.label as article, a.ref_supplier, coalesce(u.abbreviation, u.label, '') as unit, l.last_quotation, l.answered_before,
    case when ${seen} then l.quotation end as quotation, case when ${seen} then l.available else true end as available,
    case when ${seen} then l.packaging end as packaging, case when ${seen} then l.comment end as comment,
    l.answered and ${seen} as answered, l.decision, l.decided_quotation, l.decision_reason
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
    join article a on a.id = l.article_id left join unit u on u.id = a.negotiation
  where r.price_update_id = $1 and r."deletedAt" is null order by a.label, a.id`
const productsSql = `
  select distinct coalesce(p.id, -a.id) as id, coalesce(p.code, a.ref_supplier, '') as code, coalesce(p.label, a.label) as label, f.label as family,
    m.value as market_value, m.date as market_date, coalesce(n.abbreviation, n.label, '') as base_unit
  from price_update_line l join price_update_response r on r.id = l.price_update_response_id
    join article a on a.id = l.article_id left join product p on p.id = a.product_id left join family f on f.id = a.family_id
    left join unit n on n.id = p.unit_id left join lateral (${lastMarketValue('p.id', '$2::date')}) m on true
  where r.price_update_id = $1 and r."deletedAt" is null order by 4, 3, 1`

/** Suppliers × products: what was answered, and what was decided of it. */
export async function readGrid(work: Work, id: number): Promise<PriceGridAnswer> {
  const { max_increase_pct } = await findCampaign(work.tx, id)
  const products = await work.tx.query<PriceGridAnswer['products'][number] & UnknownRow>(productsSql, [
    id,
    parisDay(work.now),
  ])
  const lines = await work.tx.query<Omit<GridLine, 'over' | 'low'> & UnknownRow>(gridSql, [id])
  const fall = await optionText(work.tx, 'price_fall_pct')
  return {
    products,
    lines: lines.map((line) => ({
      ...line,
      over: isOverCeiling(line.quotation, line.last_quotation, max_increase_pct),
      low: lowPrice(line.quotation, line.last_quotation, fall) ?? null,
    })) as GridLine[],
  }
}

const logSql = `
  select g.id, g.at, g.origin, g.what, g.before, g.after, s.name as supplier, a.label as article,
    nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as author
  from price_update_log g left join supplier s on s.id = g.supplier_id left join article a on a.id = g.article_id
    left join "user" u on u.id = g.user_id
  where g.price_update_id = $1 and (g.article_id is null or g.origin = 'decision' or exists (select 1 from price_update_response r
    where r.price_update_id = g.price_update_id and r.supplier_id = g.supplier_id and ${seen})) order by g.at desc, g.id desc limit 2000`

/** Every change of a campaign, the last first; what a supplier types is told once it is sent. */
export async function readLog(work: Work, id: number): Promise<{ data: LogAnswer[] }> {
  await findCampaign(work.tx, id)
  return { data: await work.tx.query<LogAnswer>(logSql, [id]) }
}
