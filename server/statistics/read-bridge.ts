import { groupedBy } from '../../resources/schema/grouped-by'
import { parisDay } from '../../resources/schema/paris-time'
import { type Bridge, sumOfBridges } from '../../resources/statistics/bridge'
import type {
  BridgeAnswer,
  BridgeArticle,
  BridgeArticles,
  BridgeRow,
} from '../../resources/statistics/bridge-answers'
import type { Work } from '../api/work'
import { type Compared, periodOf } from './asked'
import { bridgedArticles } from './bridge-articles'
import { partNamesOf } from './names'
import { most } from './read-statistics'

/** Articles that the sentence may name. */
const weightiest = 5

/** Families with the sums of their articles: the largest difference first. */
function rowsOf(articles: readonly BridgeArticle[]) {
  const families = [...groupedBy(articles, ({ family_id }) => family_id)].map(([id, of]) => ({
    ...{ key: String(id), articles: of.length },
    ...sumOfBridges(of),
  }))
  const change = ({ before_ht, after_ht }: Bridge) => Math.abs(Number(after_ht) - Number(before_ht))
  return families.sort((a, b) => change(b) - change(a) || Number(a.key) - Number(b.key))
}

/** Why what was bought of each family differs from other days, every family (measures §5). */
export async function bridgedFamilies(work: Work, asked: Compared) {
  const articles = await bridgedArticles(work, asked)
  const rows = rowsOf(articles)
  const nameOf = await partNamesOf(
    work,
    'family',
    rows.map(({ key }) => key),
  )
  return { articles, rows: rows.map((row): BridgeRow => ({ ...row, name: nameOf(row.key) })) }
}

export async function readBridge(work: Work, asked: Compared): Promise<BridgeAnswer> {
  const { articles, rows } = await bridgedFamilies(work, asked)
  return {
    ...periodOf(asked, parisDay(work.now)),
    total: sumOfBridges(rows),
    rows: rows.slice(0, most),
    more: Math.max(0, rows.length - most),
    articles: articles.slice(0, weightiest),
  }
}

/** The articles below a family, the heaviest first. */
export async function readBridgeArticles(
  work: Work,
  asked: Compared,
  { offset, limit }: { offset: number; limit: number },
): Promise<BridgeArticles> {
  const articles = await bridgedArticles(work, asked)
  return { data: articles.slice(offset, offset + limit), total: articles.length, offset, limit }
}
