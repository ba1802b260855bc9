import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf } from '../../resources/schema/exact'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { MarketProduct } from '../../resources/statistics/membership'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { lastMarketValue } from '../trade/market-value-sql'
import type { Asked } from './asked'
import { askingOf } from './asking'

/** Articles of products that the market has a value of. */
const quotedSql = `
  select a.id from article a where a.id = any($1::bigint[]) and exists (
    select 1 from market_rating_value v where v.product_id = a.product_id and v."deletedAt" is null)`

/** `$1` is bought articles by day, as JSON. A value is a year old at most. */
const comparedSql = `
  select p.id as product_id, p.label, sum(b.amount)::numeric(16, 2)::text as compared_ht,
    sum(round(b.quantity * m.value, 2))::numeric(16, 2)::text as market_ht
  from jsonb_to_recordset($1::jsonb) as b(article_id bigint, day date, amount numeric, quantity numeric)
    join article a on a.id = b.article_id join product p on p.id = a.product_id
    join lateral (${lastMarketValue('a.product_id', 'b.day')}) m on m.date > b.day - interval '1 year'
  group by p.id`

const gap = ({ market_ht, compared_ht }: Pick<MarketProduct, 'market_ht' | 'compared_ht'>) =>
  differenceOf(market_ht, compared_ht)

const size = ({ market_gain_ht }: MarketProduct) => market_gain_ht.replace('-', '')

/** What was bought of each product, beside the market's last value on the day of each reception: the largest gap first. */
export async function readMarketProducts(work: Work, asked: Asked): Promise<MarketProduct[]> {
  const read = async <T extends UnknownRow>(textOf: (where: string) => string, ids?: readonly number[]) => {
    const { params, facts, where, period } = await askingOf(work, asked, undefined)
    const days = `f.day between ${params.add(period.from, 'date')} and ${params.add(period.to, 'date')}`
    const among = ids ? ` and f.article_id = any(${params.add(ids)}::bigint[])` : ''
    return work.tx.query<T>(
      textOf(
        `from ${facts} where ${where} and ${days} and f.article_id is not null and f.quantity > 0${among}`,
      ),
      params.values,
    )
  }
  const articles = await read<{ id: number }>((from) => `select distinct f.article_id as id ${from}`)
  const quoted = await pastRights(work.tx, 'statistics', (past) =>
    past.query<{ id: number }>(quotedSql, [articles.map(({ id }) => id)]),
  )
  if (!quoted.length) return []
  const bought = await read<UnknownRow>(
    (from) =>
      `select f.article_id, f.day, sum(f.amount_ht)::text as amount, sum(f.quantity)::text as quantity ${from} group by 1, 2`,
    quoted.map(({ id }) => id),
  )
  const found = await pastRights(work.tx, 'statistics', (past) =>
    past.query<Omit<MarketProduct, 'market_gain_ht'> & UnknownRow>(comparedSql, [JSON.stringify(bought)]),
  )
  return found
    .map((row): MarketProduct => ({ ...row, market_gain_ht: gap(row) }))
    .sort((a, b) => compareDecimals(size(b), size(a)) || a.product_id - b.product_id)
}
