import { parisDay } from '../../../../resources/schema/paris-time'
import { type Progress, rowsOf, type SeedClient } from '../../client'
import { withoutIndexes } from '../../without-indexes'
import { followSql, standardCartSql } from './follow'
import { linesSql } from './lines'
import { planSql } from './plan'

const twoYears = 103

/** Two years of orders up to a moment, or some weeks, in a score of statements; they belong to the demonstration. */
export async function loadOrders(
  client: SeedClient,
  progress: Progress,
  now: Date,
  weeks = twoYears,
): Promise<void> {
  const values = [parisDay(now), now.toISOString()]
  const run = async (text: string) => {
    const used = [1, 2].filter((n) => text.includes(`$${n}::`))
    const renumbered = used.length === 1 && used[0] === 2 ? text.replaceAll('$2::', '$1::') : text
    await client.query(
      renumbered,
      used.map((n) => values[n - 1]),
    )
  }
  for (const text of planSql(weeks)) await run(text)
  await withoutIndexes(client, 'order_line', async () => {
    for (const text of linesSql.slice(0, 4)) await run(text)
  })
  for (const text of [...linesSql.slice(4), ...followSql, ...standardCartSql]) await run(text)
  const [row] = rowsOf(await client.query('select count(*)::int as n from "order"'))
  progress('Commandes', Number(row?.n), Number(row?.n))
}
