import { compareDecimals } from '../../resources/schema/decimal-text'
import { differenceOf, sumOfAmounts } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { AvoidedProduct } from '../../resources/statistics/membership'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import type { ProductLeak } from '../trade/membership'
import type { Asked } from './asked'
import { askingOf } from './asking'

/** `$1` products, `$2` bought articles with their amounts, as JSON. */
const productsSql = `
  select p.id as product_id, p.label, coalesce(sum(b.amount), 0)::numeric(16, 2)::text as bought_ht
  from product p left join article a on a.product_id = p.id
    left join jsonb_to_recordset($2::jsonb) as b(article_id bigint, amount numeric) on b.article_id = a.id
  where p.id = any($1::bigint[]) group by p.id`

const sum = (leaks: readonly ProductLeak[] = []) => sumOfAmounts(leaks.map(({ amount_ht }) => amount_ht))
const least = (a: string, b: string) => (compareDecimals(a, b) < 0 ? a : b)
const atLeastNothing = (amount: string) => (amount.startsWith('-') ? '0.00' : amount)

/** What was bought of each article in the days that are asked for. */
async function boughtArticles(work: Work, asked: Asked) {
  const { params, facts, where, period } = await askingOf(work, asked, undefined)
  const days = `f.day between ${params.add(period.from, 'date')} and ${params.add(period.to, 'date')}`
  return work.tx.query(
    `select f.article_id, sum(f.amount_ht)::text as amount from ${facts} where ${where} and ${days} and f.article_id is not null group by 1`,
    params.values,
  )
}

/**
 * Products that were bought beside the contracts a year before, with what was brought back to them: what is bought beside them
 * no more, as far as as much is bought under them.
 */
export async function readAvoided(
  work: Work,
  asked: Asked,
  { before, now }: { before: readonly ProductLeak[]; now: readonly ProductLeak[] },
): Promise<AvoidedProduct[]> {
  const [left, right] = [groupedBy(before, (one) => one.product_id), groupedBy(now, (one) => one.product_id)]
  const ids = [...left.keys()].filter((id) => id !== null)
  if (!ids.length) return []
  const bought = await boughtArticles(work, asked)
  const products = await pastRights(work.tx, 'statistics', (past) =>
    past.query<{ product_id: number; label: string; bought_ht: string } & UnknownRow>(productsSql, [
      ...[ids, JSON.stringify(bought)],
    ]),
  )
  return products
    .map(({ product_id, label, bought_ht }): AvoidedProduct => {
      const lines = right.get(product_id) ?? []
      const [before_ht, now_ht] = [sum(left.get(product_id)), sum(lines)]
      const contract_ht = atLeastNothing(
        differenceOf(bought_ht, sum(lines.filter(({ is_article }) => is_article))),
      )
      const avoided_ht = least(atLeastNothing(differenceOf(before_ht, now_ht)), contract_ht)
      return { product_id, label, before_ht, now_ht, contract_ht, avoided_ht }
    })
    .sort((a, b) => compareDecimals(b.avoided_ht, a.avoided_ht) || a.product_id - b.product_id)
}
