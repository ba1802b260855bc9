import { risePct } from '../../resources/pricing/ceiling'
import type {
  TrackedArticle,
  TrackedFamily,
  TrackedFamilyAnswer,
  TrackedProduct,
  TrackedSeries,
} from '../../resources/pricing/quotation-answers'
import { endedCampaigns } from '../../resources/pricing/states'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { listOf } from '../database/naming'
import { lastMarketValue } from '../trade/market-value-sql'

/** How many products of a family are answered at once. */
const most = 500
const live = `u."deletedAt" is null`
const ofFamily = `exists (select 1 from price_update_family_ids j where j.price_update_id = u.id and j.family_id = f.id)`

const familiesSql = `
  select f.id, f.label, m.label as rating, m.frequency_days, coalesce(m.indexed, false) as indexed, m.source,
    coalesce(v.products, 0)::int as products, v.last_value,
    d.day as last_applied,
    (select json_build_object('id', u.id, 'label', u.label, 'appliance_date', u.appliance_date) from price_update u
      where ${live} and u.status not in ${listOf(endedCampaigns)} and ${ofFamily} order by u.appliance_date, u.id limit 1) as campaign
  from family f left join marketrating m on m.id = f.marketrating_id and m."deletedAt" is null
    left join lateral (select count(distinct w.product_id) as products, max(w.date) as last_value from market_rating_value w
      join product p on p.id = w.product_id and p."deletedAt" is null join subfamily s on s.id = p.subfamily_id
      where s.family_id = f.id and w."deletedAt" is null) v on true
    left join (select a.family_id, max(x.valid_from) as day from article_price x join article a on a.id = x.article_id
      where x."deletedAt" is null and x.source in ('tender', 'price_update') and x.valid_from <= $2::date and x.adherent_id is null
        and x."groupAdherent_id" is null and ($1::bigint is null or a.family_id = $1) group by a.family_id) d on d.family_id = f.id
  where f.active and f."deletedAt" is null and (m.id is not null or v.products > 0) and ($1::bigint is null or f.id = $1)
  order by f.catalog_id, f.position, f.label`

/** The day that a rating's frequency proposes after the last application (domain §10.1). */
export const nextProposed = (last: string | null, frequency: number | null): string | null =>
  last && frequency ? addDays(last, frequency) : null

async function families(work: Work, id: number | null): Promise<TrackedFamily[]> {
  const rows = await work.tx.query<Omit<TrackedFamily, 'next_proposed'> & UnknownRow>(familiesSql, [
    id,
    parisDay(work.now),
  ])
  return rows.map((row) => ({ ...row, next_proposed: nextProposed(row.last_applied, row.frequency_days) }))
}

/** The families that follow a rating or have values of the market, with the server's day in Paris. */
export const listTracked = async (work: Work): Promise<{ data: TrackedFamily[]; today: string }> => ({
  data: await families(work, null),
  today: parisDay(work.now),
})

/** Prices by base unit that hold on `$2`. */
const pricesSql = `
  select a.id, a.label, a.product_id, s.name as supplier, round(p.quotation / nullif(a.coef_negotiation, 0), 4) as price
  from article a join supplier s on s.id = a.supplier_id
    join lateral (select x.quotation from article_price x where x.article_id = a.id and x."deletedAt" is null and x.adherent_id is null
      and x."groupAdherent_id" is null and x.valid_from <= $2::date and (x.valid_to is null or x.valid_to >= $2::date)
      order by x.valid_from desc limit 1) p on true
  where a.product_id = any($1::bigint[]) and a.active and a."deletedAt" is null and a.coef_negotiation > 0
  order by price, a.label, a.id`

const productsSql = `
  select p.id, coalesce(p.code, '') as code, p.label, coalesce(n.abbreviation, n.label, '') as unit, l.date, l.value,
    (select w.value from market_rating_value w where w.product_id = p.id and w."deletedAt" is null and w.date < l.date order by w.date desc limit 1) as previous,
    (select w.value from market_rating_value w where w.product_id = p.id and w."deletedAt" is null
      and w.date <= l.date - 365 and w.date > l.date - 455 order by w.date desc limit 1) as year_ago,
    count(*) over ()::int as total
  from product p join subfamily s on s.id = p.subfamily_id left join unit n on n.id = p.unit_id
    join lateral (${lastMarketValue('p.id', '$2::date')}) l on true
  where s.family_id = $1 and p."deletedAt" is null order by p.label, p.id limit ${most}`

/** The products of a family with the market's last values, beside what suppliers ask for them today. */
export async function readTracked(work: Work, id: number): Promise<TrackedFamilyAnswer> {
  const [family] = await families(work, id)
  if (!family) throw new ApiError('err404')
  const today = parisDay(work.now)
  const rows = await work.tx.query<
    Omit<TrackedProduct, 'articles' | 'change_pct' | 'year_pct'> & { total: number } & UnknownRow
  >(productsSql, [id, today])
  const prices = await work.tx.query<Omit<TrackedArticle, 'gap_pct'> & { product_id: number } & UnknownRow>(
    pricesSql,
    [rows.map((row) => row.id), today],
  )
  return {
    today,
    family,
    total: rows[0]?.total ?? 0,
    products: rows.map(({ total: _total, ...row }) => ({
      ...row,
      change_pct: risePct(row.value, row.previous),
      year_pct: risePct(row.value, row.year_ago),
      articles: prices
        .filter(({ product_id }) => product_id === row.id)
        .map(({ product_id: _product, ...article }) => ({
          ...article,
          gap_pct: risePct(article.price, row.value),
        })),
    })),
  }
}

const productSql = `
  select p.id, p.label, coalesce(n.abbreviation, n.label, '') as unit from product p left join unit n on n.id = p.unit_id
  where p.id = $1 and p."deletedAt" is null`
const valuesSql = `
  select w.date, avg(w.value)::numeric(12, 4) as value from market_rating_value w
  where w.product_id = $1 and w."deletedAt" is null and w.date >= $2::date group by w.date order by w.date`
const seriesSql = `
  select a.id, a.label, s.name as supplier, json_agg(json_build_object('from', x.valid_from, 'to', x.valid_to,
      'price', round(x.quotation / a.coef_negotiation, 4)::text) order by x.valid_from) as prices
  from article a join supplier s on s.id = a.supplier_id join article_price x on x.article_id = a.id and x."deletedAt" is null
    and x.adherent_id is null and x."groupAdherent_id" is null and (x.valid_to is null or x.valid_to >= $2::date)
  where a.product_id = $1 and a.active and a."deletedAt" is null and a.coef_negotiation > 0
  group by a.id, s.name order by s.name, a.label, a.id limit 12`

/** Two years of a product: the market's values, and what its suppliers asked, ask and have announced. */
export async function readSeries(work: Work, id: number): Promise<TrackedSeries> {
  const [product] = await work.tx.query<TrackedSeries['product'] & UnknownRow>(productSql, [id])
  if (!product) throw new ApiError('err404')
  const today = parisDay(work.now)
  const since = addDays(today, -730)
  return {
    today,
    product,
    values: await work.tx.query<TrackedSeries['values'][number] & UnknownRow>(valuesSql, [id, since]),
    articles: await work.tx.query<TrackedSeries['articles'][number] & UnknownRow>(seriesSql, [id, since]),
  }
}
