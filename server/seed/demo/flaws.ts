import { type AnomalyKind, anomalySentences } from '../../../i18n/fr/anomalies'
import { fill } from '../../../resources/schema/phrase'
import { anchorMoment } from '../client'
import type { Dataset, Kept, SeedRow } from '../dataset'
import { stream } from '../random'

/** Faults that some articles of the demonstration have, which the search for anomalies finds. */
const planted = [
  'missing_rate',
  'missing_origin',
  'expired_article',
  'missing_price',
  'price_variation_over_threshold',
] as const
type Flaw = (typeof planted)[number]

const expiredOn = '2026-02-15'

/** The fault of an article, by its reference: one in forty has one. */
export function flawOf(reference: unknown): Flaw | undefined {
  const random = stream(`flaw ${String(reference)}`)
  return random.chance(1 / 40) ? random.pick(planted) : undefined
}

/** The article with its fault. */
export function withFlaw(row: SeedRow): SeedRow {
  const flaw = row.active ? flawOf(row.ref_supplier) : undefined
  if (flaw === 'missing_rate') return { ...row, rate_id: null }
  if (flaw === 'missing_origin') return { ...row, origin_id: null }
  return flaw === 'expired_article' ? { ...row, deactivation_date: expiredOn } : row
}

const filled: Partial<Record<AnomalyKind, string>> = {
  missing_price: fill(anomalySentences.missing_price, { day: '01/03/2026' }),
  expired_article: fill(anomalySentences.expired_article, { day: '15/02/2026' }),
}

const comma = (text: unknown) => String(text).replace('.', ',')

function detailOf(data: Dataset, article: Kept, flaw: Flaw): string {
  if (flaw !== 'price_variation_over_threshold') return filled[flaw] ?? anomalySentences[flaw]
  const [from, to] = data
    .rows('article_price')
    .filter((price) => price.article_id === article.id)
    .slice(-2)
    .map((price) => comma(price.quotation))
  return fill(anomalySentences[flaw], { from, to })
}

/** What the search for anomalies found so far: most are open, some are ignored with a reason, a few were mended since. */
export function addAnomalies(data: Dataset): void {
  const food = new Set<unknown>(
    data
      .rows('family')
      .filter((row) => row.catalog_id === 1)
      .map((row) => row.id),
  )
  const flawed = data.rows('article').flatMap((article) => {
    const flaw = article.id > 10 && article.active ? flawOf(article.ref_supplier) : undefined
    if (flaw === 'missing_origin' && !food.has(article.family_id)) return []
    return flaw ? [{ article, flaw }] : []
  })
  data.add(
    'anomaly',
    flawed.map(({ article, flaw }, index) => ({
      anomaly_type_id: data.id('anomalytype', 'machine_name', flaw),
      article_id: article.id,
      detected_at: anchorMoment,
      detail: detailOf(data, article, flaw),
      state: index % 7 === 3 ? 'ignored' : 'open',
      reason: index % 7 === 3 ? 'Vérifié avec le fournisseur' : null,
    })),
  )
}
