import { parisDay } from '../../../resources/schema/paris-time'
import type { SeedClient } from '../client'

/** Runs statements that know the seeding's day in Paris as `$1` and its moment as `$2`, each with the values that it uses. */
export async function runDated(client: SeedClient, now: Date, texts: readonly string[]): Promise<void> {
  const values = [parisDay(now), now.toISOString()]
  for (const text of texts) {
    const used = [1, 2].filter((n) => text.includes(`$${n}::`))
    const isMomentAlone = used.length === 1 && used[0] === 2
    await client.query(
      isMomentAlone ? text.replaceAll('$2::', '$1::') : text,
      used.map((n) => values[n - 1]),
    )
  }
}
