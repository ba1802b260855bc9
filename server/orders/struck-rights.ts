import { struckTexts } from '../../i18n/fr/struck-orders'
import { isAt, type OrderStatus, orderLists } from '../../resources/orders/states'
import type { Struck } from '../../resources/schema/struck'
import type { StruckAsking } from '../api/context'
import type { Tx } from '../database/connect'
import { listOf } from '../database/naming'
import { type RightsLost, rightsLostSql, rightsLostValue } from '../trade/rights-lost'
import { waitingFor } from './pass-levels'
import { kind, saidOrders, type Told } from './struck'

const reachLost = `(o.adherent_id = any(l.adherents) or (o.adherent_id is null and o."groupAdherent_id" = any(l.groups)))`
const orderingLost = `(l.orders or ${reachLost} or exists (select 1 from order_line i
  where i.order_id = o.id and i."deletedAt" is null and i.catalog_id = any(l.catalogs)))`
const openCart = `o."deletedAt" is null and o.lines_nb > 0`

/** Carts that somebody began and can no longer go on with; one that the clock sends is told as that. */
const cartsSql = `${saidOrders} join ${rightsLostSql} on l.id = o.user_id
  where ${openCart} and o.status in ${listOf(orderLists.carts.filter((status: OrderStatus) => !isAt(status, 'waiting')))}
    and ${orderingLost} and not exists (select 1 from order_sending s where s.order_id = o.id) order by o.id`

/** Carts that the clock sends in the name of somebody who may not send them any more (5-doors §1, 13, Q). */
const plannedSql = `${saidOrders} join order_sending s on s.order_id = o.id join ${rightsLostSql} on l.id = s.user_id
  where ${openCart} and o.status in ${listOf(orderLists.carts)} and ${orderingLost} order by o.id`

/** Orders that wait for somebody who decides them no more: they pass on, or go back (5-doors §1.2). */
const waitingSql = `${saidOrders} join (${waitingFor.replaceAll('$1', '$2')}) q on q.order_id = o.id
  join ${rightsLostSql} on l.id = q.expected_user_id where l.decides or ${reachLost} order by o.id`

/** What of orders is struck where people may do less. */
export async function struckByRights(
  tx: Tx,
  lost: readonly RightsLost[],
  asking: StruckAsking,
): Promise<Struck[]> {
  const values = [rightsLostValue(lost)]
  const read = (sql: string, more: readonly unknown[] = []) =>
    tx.query<Told & Record<string, unknown>>(sql, [...values, ...more])
  const { work } = asking
  return [
    ...kind(struckTexts.carts, await read(cartsSql), { work, model: 'Cart' }),
    ...kind(struckTexts.planned, await read(plannedSql), { work, model: 'Cart' }),
    ...kind(struckTexts.toValidate, await read(waitingSql, [lost.map(({ id }) => id)]), {
      ...{ work, model: 'Order_to_validate' },
    }),
  ]
}
