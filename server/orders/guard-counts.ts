import { guardEndpoints } from '../../resources/orders/guard-endpoints'
import { addDays, parisDay } from '../../resources/schema/paris-time'
import type { GuardId } from '../../resources/trade/guard-sentences'
import type { GuardDoor } from '../../resources/trade/guards'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { serve } from '../api/serve'
import { guardOfCounter } from '../trade/at-door'

/** Days that « Règles et contrôles » looks back, and those after which a count is deleted. */
const [shownDays, keptDays] = [30, 90]

const keepSql = `
  with old as (delete from guard_count where day < $5::date)
  insert into guard_count (guard, door, day, count, "createdAt", "updatedAt")
  select g, d, $3::date, n, $6, $6 from unnest($1::text[], $2::text[], $4::int[]) as given(g, d, n) order by g, d
  on conflict (day, fold(guard), fold(door)) where "deletedAt" is null do update set count = guard_count.count + excluded.count, "updatedAt" = $6`

/** Adds what was counted to the rows of the day; one that fails is lost, and logged. */
export async function keepGuardCounts(context: Context, counts: ReadonlyMap<string, number>): Promise<void> {
  const now = context.now()
  const today = parisDay(now)
  const spoken = [...counts].flatMap(([key, count]) => {
    const found = guardOfCounter(key)
    return found ? [{ ...found, count }] : []
  })
  const values = [
    spoken.map(({ guard }) => guard),
    spoken.map(({ door }) => door),
    today,
    spoken.map(({ count }) => count),
    addDays(today, -keptDays),
    now,
  ]
  await context.db
    .system('orders', (tx) => tx.query(keepSql, values))
    .catch((error: unknown) => context.log.warn({ err: error }, 'guards are not counted'))
}

const readSql = `
  select guard, door, sum(count)::int as count from guard_count where day > $1::date group by guard, door order by guard, door`

/** How often each guard spoke of late, for the staff that sees the rules. */
export const guardCalls: Call[] = serve(guardEndpoints, {
  counts: ({ work }) => {
    const since = addDays(parisDay(work.now), -shownDays)
    return work.tx.beyond('orders', async (tx) => ({
      counts: await tx.query<{ guard: GuardId; door: GuardDoor; count: number }>(readSql, [since]),
    }))
  },
})
