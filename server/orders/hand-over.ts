import { orderTexts } from '../../i18n/fr/orders'
import { handOver } from '../../resources/orders/hand-over-endpoints'
import type { WaitingAnswer as Waiting } from '../../resources/orders/inbox-answer'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { byActor } from '../trade/order-events'
import { usableValidators } from '../trade/usable-validators'
import type { Pending } from './deciders'
import { lockOrder } from './order-row'
import { passTo, waitingFor } from './pass-levels'

const ordersSql = `
  select o.id, o.number, o.order_total_ht, o.adherent_id, o."groupAdherent_id", o.user_id, coalesce(s.name, '') as supplier
  from "order" o left join supplier s on s.id = o.supplier_id where o.id = any($1::bigint[]) order by o.id`
const peopleSql = `
  select u.id, u.first_name, u.last_name from "user" u join profile p on p.id = u.profile_id and p.profile_type_id = 3
  where u."deletedAt" is null and u.status_id = 1 and u.id <> $1 order by u.last_name, u.first_name, u.id`

type WaitingOrder = Waiting['orders'][number] &
  Record<'adherent_id' | 'groupAdherent_id', number | null> & { user_id: number } & Record<string, unknown>

/** The orders that wait for somebody, and who could decide all of them instead. */
async function waiting(tx: Tx, userId: number): Promise<Waiting> {
  const pending = await tx.query<Pending>(waitingFor, [[userId]])
  const own = pending.filter(({ expected_user_id }) => expected_user_id === userId)
  const orders = await tx.query<WaitingOrder>(ordersSql, [own.map(({ order_id }) => order_id)])
  if (!orders.length) return { orders: [], takers: [] }
  const people = await tx.query<Waiting['takers'][number] & Record<string, unknown>>(peopleSql, [userId])
  let takers = people
  for (const order of orders) {
    const usable = await usableValidators(
      tx,
      takers.map(({ id }) => id),
      order,
    )
    takers = takers.filter(({ id }) => usable.has(id) && id !== order.user_id)
  }
  return { orders, takers }
}

/** The person, where the actor sees it. */
async function refuseUnseen(work: Work, id: number): Promise<void> {
  const [seen] = await work.tx.query('select id from "user" where id = $1 and "deletedAt" is null', [id])
  if (!seen) throw new ApiError('err404')
}

/** What waits for a validator, and who takes it over, before an account is closed (5-doors §1.2). */
export const handOverCalls: Call[] = serve(handOver, {
  waiting: async ({ work, params: { id } }) => {
    await refuseUnseen(work, id)
    return work.tx.beyond('orders', (all) => waiting(all, id))
  },
  pass: async ({ context, actor, work, params: { id }, body: { to } }) => {
    await refuseUnseen(work, id)
    return work.tx.beyond('orders', async (all) => {
      const { takers } = await waiting(all, id)
      if (!takers.some((one) => one.id === to))
        throw invalid([{ name: 'to', message: orderTexts.cannotTakeOver }])
      const pending = await all.query<Pending>(waitingFor, [[id]])
      const own = pending.filter(({ expected_user_id }) => expected_user_id === id)
      for (const one of own) {
        const order = await lockOrder({ tx: all }, one.order_id)
        await passTo(all, context, { order, pending: one, to, by: byActor(actor) })
      }
      return { passed: own.length }
    })
  },
})
