import type { Work } from '../../api/work'
import { Params } from '../../database/params'
import { answerSql } from '../article-text'
import type { ShopWord } from '../article-words'

/** How well the labels of some articles answer words, 0 the best, in their order. */
export async function ranksOf(
  work: Work,
  articles: readonly { label: string }[],
  words: readonly ShopWord[],
): Promise<number[]> {
  const params = new Params()
  const labels = params.add(
    articles.map(({ label }) => label),
    'text[]',
  )
  const rows = await work.tx.query<{ rank: number }>(
    `select ${answerSql('l.fold', words, params)}::int as rank from (select fold(t.label) as fold, t.place from unnest(${labels}) with ordinality t(label, place)) l
     order by l.place`,
    params.values,
    { fresh: true },
  )
  return rows.map(({ rank }) => rank)
}
