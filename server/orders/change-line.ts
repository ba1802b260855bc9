import { lineAmount } from '../../resources/catalogue/units'
import { isConfirmed, type lineChanges } from '../../resources/orders/call-fields'
import { orderLine } from '../../resources/orders/order-line'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { Values } from '../../resources/schema/field'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { byActor, tellOrder } from '../trade/order-events'
import { refuseQuantity } from './add-line'
import { askHabit } from './ask-habit'
import { type LineRow, readLines } from './order-lines'
import { lockCart, type OrderRow } from './order-row'
import { refreshCart } from './refresh-cart'
import { goneLine, refuseStale } from './stale-line'

/** What the article asks of quantities; a product out of the catalogues asks nothing. */
async function ruleOf({ tx }: Work, line: LineRow) {
  const [row] = await tx.beyond('orders', (all) =>
    all.query<{ order_step: string | null; order_minimum: string | null; unit_label: string }>(
      `select a.order_step, a.order_minimum, coalesce(u.label, '') as unit_label from article a left join unit u on u.id = a.order_management
       where a.id = $1`,
      [line.article_id],
    ),
  )
  return row ?? { order_step: null, order_minimum: null, unit_label: '' }
}

type RuledLine = LineRow & Awaited<ReturnType<typeof ruleOf>>

async function setQuantity(
  work: Work,
  order: OrderRow,
  { line, quantity, confirmed }: { line: RuledLine; quantity: string; confirmed: boolean },
): Promise<void> {
  if (compareDecimals(quantity, '0') === 0) {
    await work.tx.query('delete from "order_line" where id = $1', [line.id])
    return
  }
  refuseQuantity(work, quantity, line)
  const isMeant = await askHabit(work, order, { line: { ...line, quantity }, isConfirmed: confirmed })
  await work.tx.query(
    `update "order_line" set quantity = $2, line_ht = $3, "updatedAt" = $4, habit_quantity = case when $5 then $2 else habit_quantity end, lock_version = lock_version + 1 where id = $1`,
    [line.id, quantity, lineAmount(quantity, line.price_ht, line), work.now, isMeant],
  )
}

/** Changes a line of a cart at 100; quantity 0 deletes it (domain §5.3). */
export async function changeLine(
  work: Work,
  { id, lineId }: { id: number; lineId: number },
  { quantity, confirmed, seen_quantity: seen, ...rest }: Partial<Values<typeof lineChanges>>,
): Promise<void> {
  const order = await lockCart(work, id)
  const line = (await readLines(work.tx, id)).find((one) => one.id === lineId)
  if (!line) throw await goneLine(work, id, lineId)
  if (Object.keys(rest).length) await repo(work, orderLine).update(lineId, rest)
  if (quantity === undefined || quantity === null) return
  const rule = await ruleOf(work, line)
  await refuseStale(work, { order: id, line: { ...line, ...rule }, seen, quantity })
  await setQuantity(work, order, {
    line: { ...line, ...rule },
    quantity,
    confirmed: isConfirmed(confirmed, 'habit'),
  })
  await tellOrder(work.tx, id, {
    events: [
      {
        type: 'line_changed',
        payload: { label: line.label, from: line.quantity, quantity, line_id: lineId },
      },
    ],
    by: byActor(work.actor),
    now: work.now,
  })
  await refreshCart(work.tx, order, { now: work.now })
}
