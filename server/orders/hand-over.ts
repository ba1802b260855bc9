import { orderTexts } from '../../i18n/fr/orders'
import { waitingAnswer } from '../../resources/orders/inbox-answer'
import { f } from '../../resources/schema/f'
import type { Answer } from '../../resources/schema/infer'
import { told } from '../../resources/schema/told'
import { type Call, defineCall } from '../api/call'
import { invalid } from '../api/error'
import type { Tx } from '../database/connect'
import { byActor } from '../trade/order-events'
import { usableValidators } from '../trade/usable-validators'
import type { Pending } from './deciders'
import { tag } from './fields'
import { lockOrder } from './order-row'
import { passTo, waitingFor } from './pass-levels'

type Waiting = Answer<typeof waitingAnswer>

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

/** What waits for a validator, and who takes it over, before an account is closed (5-doors §1.2). */
export const handOverCalls: Call[] = [
  defineCall('GET /order/waiting-for/{id}', 'updateUser', {
    shape: {
      summary: "Commandes qui attendent la décision d'une personne, et qui peut la remplacer",
      tag,
      params: { id: f.ref('user', { label: 'Personne', required: true }) },
      answers: waitingAnswer,
    },
    run: ({ context, actor, params }) =>
      context.db.read(actor, (tx) => tx.beyond('orders', (all) => waiting(all, params.id))),
  }),
  defineCall('POST /order/waiting-for/{id}/hand-over', 'updateUser', {
    shape: {
      summary: "Confie à une autre personne les commandes qui attendent la décision d'une personne",
      tag,
      params: { id: f.ref('user', { label: 'Personne', required: true }) },
      body: { to: f.ref('user', { label: 'Confiées à', required: true }) },
      answers: { passed: told.int('Commandes confiées') },
    },
    run: ({ context, actor, params, body }) =>
      context.db.write(actor, (tx) =>
        tx.beyond('orders', async (all) => {
          const { takers } = await waiting(all, params.id)
          if (!takers.some(({ id }) => id === body.to))
            throw invalid([{ name: 'to', message: orderTexts.cannotTakeOver }])
          const pending = await all.query<Pending>(waitingFor, [[params.id]])
          const own = pending.filter(({ expected_user_id }) => expected_user_id === params.id)
          for (const one of own) {
            const order = await lockOrder({ tx: all }, one.order_id)
            await passTo(all, context, { order, pending: one, to: body.to, by: byActor(actor) })
          }
          return { passed: own.length }
        }),
      ),
  }),
]
