import { sumOfAmounts } from '../../resources/schema/exact'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { StatisticsOrder } from '../../resources/statistics/answers'
import { atStakeEndpoints, type OrderStake, type StakeLine } from '../../resources/statistics/at-stake'
import type { Call } from '../api/call'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import type { Actor } from '../database/actor'
import { pastRights } from '../database/past-rights'
import type { AtStake, OrdersReader, Reader, StakedOrder } from '../trade/at-stake'
import { type Asked, periodOf, refuseOthers } from './asked'
import { namedSql } from './read-orders'

/** What is asked of a line: the whole month, to its last day, of a member or group that the actor sees. */
async function askedOf(
  { work, actor }: { work: Work; actor: Actor },
  { month, adherent_id, group_id }: Asked,
): Promise<AtStake> {
  await refuseOthers(work, { adherent_id, group_id })
  const today = parisDay(work.now)
  const whole = { month: month || today.slice(0, 7), from: '2000-01-01', to: '2999-12-31' }
  const { from, to } = periodOf(whole, today)
  const of = { adherent_id: Number(adherent_id) || undefined, group_id: Number(group_id) || undefined }
  return { ...{ work, actor, today, from, to }, ...of }
}

type Named = Omit<StatisticsOrder, 'amount_ht'>

const daysSql = `
  select c.order_id as id, max(c.date) as day from reception c
  where c.order_id = any($1::bigint[]) and c.state = 'signed' and c."deletedAt" is null and c.date between $2 and $3 group by 1`

/** Orders that the actor sees with their names and the last day of the month on which they were received. */
async function named(
  { work, from, to }: AtStake,
  orders: readonly StakedOrder[],
): Promise<StatisticsOrder[]> {
  const ids = orders.map(({ id }) => id)
  const rows = await pastRights(work.tx, 'statistics', async (past) => ({
    names: await past.query<Omit<Named, 'day'> & UnknownRow>(namedSql, [ids]),
    days: await past.query<Pick<Named, 'id' | 'day'> & UnknownRow>(daysSql, [ids, from, to]),
  }))
  const names = new Map(rows.names.map((row) => [row.id, row]))
  const days = new Map(rows.days.map(({ id, day }) => [id, day]))
  return orders.map(({ id, amount_ht }) => {
    const { number = '', adherent = '', supplier = '' } = names.get(id) ?? {}
    return { id, number, day: days.get(id) ?? from, adherent, supplier, amount_ht }
  })
}

/** What may still be won, or lost, of what the actor sees: the largest first, nothing that is nothing (measures §6). */
export const atStakeCalls = (
  readers: readonly Reader[],
  ordersOf: Readonly<Record<OrderStake, OrdersReader>>,
): Call[] =>
  serve(atStakeEndpoints, {
    lines: async ({ work, actor, query }) => {
      const asked = await askedOf({ work, actor }, query)
      const found: StakeLine[] = []
      for (const read of readers) {
        const line = await read(asked)
        if (line && Number(line.amount_ht) > 0) found.push(line)
      }
      return { data: found.sort((a, b) => Number(b.amount_ht) - Number(a.amount_ht)) }
    },
    orders: async ({ work, actor, query: { key, ...query } }) => {
      const asked = await askedOf({ work, actor }, query)
      const orders = await ordersOf[key](asked)
      const amount_ht = sumOfAmounts(orders.map((one) => one.amount_ht))
      return { data: await named(asked, orders), amount_ht, from: asked.from, to: asked.to }
    },
  })
