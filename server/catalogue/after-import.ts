import { parisDay } from '../../resources/schema/paris-time'
import type { Outside } from '../api/writers'
import { recomputeAnomalies } from './recompute-anomalies'

async function recompute(context: Outside, ids: readonly number[], articles: string): Promise<void> {
  if (!ids.length) return
  const now = context.now()
  await context.db.system('imports', async (tx) => {
    const rows = await tx.query<{ id: number }>(articles, [ids])
    const articleIds = rows.map(({ id }) => id)
    if (articleIds.length) await recomputeAnomalies(tx, { day: parisDay(now), now, articleIds })
  })
}

/** The anomalies of the articles that a file wrote (domain §4.8). */
export const afterArticles = (context: Outside, ids: readonly number[]): Promise<void> =>
  recompute(context, ids, 'select id from article where id = any($1::bigint[])')

/** The anomalies of the articles whose prices a file wrote. */
export const afterPrices = (context: Outside, ids: readonly number[]): Promise<void> =>
  recompute(context, ids, 'select distinct article_id as id from article_price where id = any($1::bigint[])')
