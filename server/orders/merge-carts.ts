import { orderTexts } from '../../i18n/fr/orders'
import type { orderLine } from '../../resources/orders/order-line'
import type { RowOf } from '../../resources/schema/infer'
import { invalid } from '../api/error'
import type { Work } from '../api/work'
import { recordEvent } from '../database/history'
import { byActor } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { putLine } from './add-line'
import { getOrder, lockCart, type OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'

const alike = [
  'adherent_id',
  'groupAdherent_id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'platform_id',
  'delivery_adherent_id',
  'ask_delivery_date',
] as const satisfies readonly (keyof OrderRow)[]

const linesSql = `select article_id, product_not_in_catalog_id, quantity from order_line
  where order_id = $1 and "deletedAt" is null order by position, id`

type Line = RowOf<typeof orderLine, 'article_id' | 'product_not_in_catalog_id' | 'quantity'>

/** One truck: the lines of a cart go into another of the same member, supplier, platform and day; a line that it refuses stops it all. */
export async function mergeCarts(work: Work, id: number, otherId: number): Promise<void> {
  const refuse = () => invalid([{ name: 'order_id', message: orderTexts.otherTruck }])
  if (id === otherId) throw refuse()
  // In the order of their ids, so that two merges wait for each other instead of both.
  const locked: OrderRow[] = []
  for (const one of [id, otherId].toSorted((a, b) => a - b)) locked.push(await lockCart(work, one))
  const [into, from] = [locked.find((row) => row.id === id), locked.find((row) => row.id === otherId)]
  if (!into || !from || alike.some((name) => into[name] !== from[name])) throw refuse()
  for (const line of await work.tx.query<Line>(linesSql, [otherId])) await putLine(work, into, line)
  await refreshCart(work.tx, await getOrder(work, id), { now: work.now })
  await transition(work.tx, from, { verb: 'delete', by: byActor(work.actor), now: work.now, events: [] })
  await recordEvent(work.tx, 'Order', { id: otherId, event: 'deleted', payload: null, now: work.now })
}
