import { orderTexts } from '../../i18n/fr/orders'
import { orderLine } from '../../resources/orders/order-line'
import { exact, plus, rounded } from '../../resources/schema/exact'
import type { RowOf } from '../../resources/schema/infer'
import { invalid } from '../api/error'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { recordEvent } from '../database/history'
import { byActor, tellOrder } from '../trade/order-events'
import { transition } from '../trade/order-transition'
import { noteChange, noting } from './note-change'
import { getOrder, lockCart, type OrderRow } from './order-row'
import { refreshReopened } from './refresh-reopened'

const alike = [
  'adherent_id',
  'groupAdherent_id',
  'supplier_id',
  'supplier_not_in_catalog_id',
  'platform_id',
  'delivery_adherent_id',
  'ask_delivery_date',
] as const satisfies readonly (keyof OrderRow)[]

/** Lines of one cart, each with the line of the other cart that orders the same. */
const linesSql = `
  select l.id, l.article_id, l.product_not_in_catalog_id, l.position, l.label, l.quantity, t.id as into_id, t.quantity as into_quantity
  from order_line l
    left join order_line t on t.order_id = $2 and t."deletedAt" is null and t.article_id is not distinct from l.article_id
      and t.product_not_in_catalog_id is not distinct from l.product_not_in_catalog_id
  where l.order_id = $1 and l."deletedAt" is null order by l.position, l.id`

type Moved = RowOf<
  typeof orderLine,
  'id' | 'article_id' | 'product_not_in_catalog_id' | 'position' | 'label' | 'quantity'
> & {
  into_id: number | null
  into_quantity: string | null
}

/** Moves a line into the other cart, onto the line that orders the same where there is one. */
async function moveLine(work: Work, into: OrderRow, line: Moved): Promise<void> {
  const { tx, now, actor } = work
  const lines = repo(work, orderLine)
  const quantity = rounded(plus(exact(line.into_quantity ?? '0'), exact(line.quantity)), 3)
  if (line.into_id) await lines.update(line.into_id, { quantity }, { derived: true })
  else await lines.update(line.id, { order_id: into.id, position: into.lines_nb + 1 }, { derived: true })
  const payload = { label: line.label, from: line.into_quantity, quantity }
  await tellOrder(tx, into.id, {
    events: [{ type: line.into_id ? 'line_changed' : 'line_added', payload }],
    by: byActor(actor),
    now,
    beside: noting({ field: 'quantity', line, before: line.into_quantity, after: quantity }),
  })
}

/**
 * One truck: the lines of a cart go into another of the same member, supplier, platform and day. A line that can no longer be
 * ordered is marked there; a member or a person who may not order, or a day that is past, stops it all (5-doors §1, R).
 */
export async function mergeCarts(work: Work, id: number, otherId: number): Promise<void> {
  const refuse = () => invalid([{ name: 'order_id', message: orderTexts.otherTruck }])
  if (id === otherId) throw refuse()
  // In the order of their ids, so that two merges wait for each other instead of both.
  const locked: OrderRow[] = []
  for (const one of [id, otherId].toSorted((a, b) => a - b)) locked.push(await lockCart(work, one))
  const [into, from] = [locked.find((row) => row.id === id), locked.find((row) => row.id === otherId)]
  if (!into || !from || alike.some((name) => into[name] !== from[name])) throw refuse()
  for (const line of await work.tx.query<Moved>(linesSql, [otherId, id])) await moveLine(work, into, line)
  const merged = { article_id: null, product_not_in_catalog_id: null, label: from.number }
  await noteChange(work, id, { field: 'merged', line: merged, before: null, after: String(otherId) })
  await refreshReopened(work.tx, await getOrder(work, id), work.now)
  await transition(work.tx, from, { verb: 'delete', by: byActor(work.actor), now: work.now, events: [] })
  await recordEvent(work.tx, 'Order', { id: otherId, event: 'deleted', payload: null, now: work.now })
}
