import { type Progress, rowsOf, type SeedClient } from '../../client'
import { withoutIndexes } from '../../without-indexes'
import { runDated } from '../run-dated'
import { followSql, organicSql, standardCartSql } from './follow'
import { linesSql } from './lines'
import { needsSql } from './needs'
import { outsideSql } from './outside'
import { planSql } from './plan'

/** Weeks from a first one to a last one, this one being 0. */
export const weeksFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Two years of orders up to a moment and the week that comes, or those of some weeks, in a score of statements; they belong to the demonstration. */
export async function loadOrders(
  client: SeedClient,
  progress: Progress,
  { now, weeks = weeksFrom(-103, 2) }: { now: Date; weeks?: number[] },
): Promise<void> {
  const run = (texts: readonly string[]) => runDated(client, now, texts)
  await run([...needsSql, ...planSql(weeks)])
  await withoutIndexes(client, 'order_line', () => run(linesSql.slice(0, 5)))
  await run([...outsideSql, ...linesSql.slice(5), ...followSql, ...standardCartSql, ...organicSql])
  const [row] = rowsOf(await client.query('select count(*)::int as n from "order"'))
  progress('Commandes', Number(row?.n), Number(row?.n))
}
