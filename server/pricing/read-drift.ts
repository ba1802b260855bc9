import type { DriftAnswer } from '../../resources/pricing/answers'
import { type BasketLine, type DriftSums, driftOf } from '../../resources/pricing/drift'
import { exact, minus, rounded, times } from '../../resources/schema/exact'
import { addMonths, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Work } from '../api/work'
import { findCampaign } from './campaign'
import { cheapestSql, driftSql } from './drift-sql'

const optionSql = `select value from generaloption where key = 'price_drift_alert_pct' and "deletedAt" is null limit 1`

interface Cheapest extends UnknownRow {
  article_id: number
  label: string
  supplier: string
  price: string
}

/** What ordering the cheapest article of the same product instead would give back; nothing where it would not. */
function cheapestOf({ base, cost }: DriftSums['articles'][number], other: Cheapest | undefined) {
  if (!other) return null
  const saving = minus(cost, times(base, exact(other.price)))
  const { label, supplier } = other
  return saving.over > 0n ? { label, supplier, saving: rounded(saving, 2) } : null
}

/**
 * What a campaign does to the members' own baskets, before it is applied and after: the twelve months that end with the limit of
 * answers, at the prices of the day before and of its day.
 */
export async function readDrift(work: Work, id: number): Promise<DriftAnswer> {
  const campaign = await findCampaign(work.tx, id)
  const to = parisDay(new Date(campaign.response_date_limit))
  const from = addMonths(to, -12)
  const isApplied = campaign.status === '350'
  const applied = campaign.applied_at ? parisDay(new Date(campaign.applied_at)) : ''
  const day = applied > campaign.appliance_date ? applied : campaign.appliance_date
  const [option] = await work.tx.query<{ value: string }>(optionSql)
  const lines = await work.tx.query<BasketLine & UnknownRow>(driftSql, [id, from, to, day, isApplied])
  const { articles, ...sums } = driftOf(lines, option?.value ?? '3')
  const ids = articles.map(({ article_id }) => article_id)
  const others = await work.tx.query<Cheapest>(cheapestSql, [id, ids, day])
  const cheapest = new Map(others.map((one) => [one.article_id, one]))
  return {
    ...{ from, to, ...sums },
    articles: articles.map(({ base, cost, ...article }) => ({
      ...article,
      cheapest: cheapestOf({ ...article, base, cost }, cheapest.get(article.article_id)),
    })),
  }
}
