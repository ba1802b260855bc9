import type { Member } from '../../resources/directory/serving'
import type { Truck } from '../../resources/orders/fees'
import { orderLists, sentStatuses } from '../../resources/orders/states'
import type { Tx } from '../database/connect'
import { pastRights } from '../database/past-rights'
import { findOrder, type OrderRow } from './order-row'

const leftStatuses = [...orderLists.toValidate, ...sentStatuses]

/** The orders of the group's other members who share, for one platform and day, that have left their cart: sums alone, no line. */
const truckSql = `
  select count(*)::int as orders, coalesce(sum(t.goods), 0)::numeric(14,2)::text as goods_ht, coalesce(sum(t.shipping), 0)::numeric(14,2)::text as shipping_ht
  from (select (select coalesce(sum(n.line_ht), 0) from order_line n where n.order_id = o.id and n."deletedAt" is null and not n.added_at_reception) as goods,
      (select coalesce(sum(x.amount_ht), 0) from order_tax_line x where x.order_id = o.id and x.kind = 'shipping' and not x.at_reception) as shipping
    from "order" o join adherent a on a.id = o.adherent_id and a.shared_franco and a."groupAdherent_id" = $5
    where o.platform_id = $1 and o.supplier_id = $2 and o.ask_delivery_date = $3 and o.id <> $4 and o.status = any($6)
      and not coalesce(o.is_cancelled, false) and o."deletedAt" is null) t`

/** The group with which a member shares its franco. */
export async function truckGroup(tx: Pick<Tx, 'query'>, { id, isGroup, groupAdherent_id }: Member) {
  if (isGroup || groupAdherent_id === null) return null
  const [row] = await tx.query<{ shares: boolean }>(
    'select coalesce(shared_franco, false) as shares from adherent where id = $1',
    [id],
  )
  return row?.shares ? groupAdherent_id : null
}

/** What the other members of the group have on the same truck, where the member shares its franco with it; null where it does not. */
export async function truckOf(tx: Tx, order: OrderRow): Promise<Truck | null> {
  const group = order.truck_group
  if (group === null || order.platform_id === null) return null
  const { platform_id, supplier_id, ask_delivery_date, id } = order
  const [truck] = await pastRights(tx, 'orders', (all) =>
    all.query<Truck>(truckSql, [platform_id, supplier_id, ask_delivery_date, id, group, leftStatuses]),
  )
  return truck?.orders ? truck : null
}

const keyOf = ({ truck_group, platform_id, supplier_id, ask_delivery_date }: OrderRow): string | null =>
  truck_group === null || platform_id === null
    ? null
    : `truck ${truck_group} ${supplier_id}/${platform_id} ${ask_delivery_date}`

/**
 * Who submits for a truck that a group shares waits for who was first, and sees what the other pays. Taken before the order
 * is locked, by everybody in this order, so that nobody waits for somebody who waits. Answers whether a locked order is the
 * one that was waited for: its day may have changed meanwhile.
 */
export async function waitForTruck(tx: Tx, id: number): Promise<(locked: OrderRow) => boolean> {
  const order = await findOrder(tx, id, false)
  const key = order ? keyOf(order) : null
  if (key !== null) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
  return (locked) => keyOf(locked) === key
}
