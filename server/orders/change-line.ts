import { lineAmount } from '../../resources/catalogue/units'
import { isConfirmed, type lineChanges } from '../../resources/orders/call-fields'
import { orderLine } from '../../resources/orders/order-line'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { exact, rounded } from '../../resources/schema/exact'
import type { Values } from '../../resources/schema/field'
import { repo } from '../api/repo'
import type { Work } from '../api/work'
import { byActor, tellOrder } from '../trade/order-events'
import { refuseQuantity } from './add-line'
import { askHabit } from './ask-habit'
import { noteChange, noting } from './note-change'
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

/** A line with what its article asks of quantities. */
export const ruledLine = async (work: Work, line: LineRow): Promise<RuledLine> => ({
  ...line,
  ...(await ruleOf(work, line)),
})

interface Setting {
  line: RuledLine
  quantity: string
  confirmed: boolean
}

/** Takes a line out of a locked cart. */
export async function takeOut({ tx }: Work, id: number): Promise<void> {
  await tx.query('delete from "order_line" where id = $1', [id])
}

async function setQuantity(
  work: Work,
  order: OrderRow,
  { line, quantity, confirmed }: Setting,
): Promise<void> {
  if (compareDecimals(quantity, '0') === 0) {
    await noteComment(work, order, line, null)
    return takeOut(work, line.id)
  }
  refuseQuantity(work, quantity, line)
  const isMeant = await askHabit(work, order, { line: { ...line, quantity }, isConfirmed: confirmed })
  await work.tx.query(
    `update "order_line" set quantity = $2, line_ht = $3, "updatedAt" = $4, habit_quantity = case when $5 then $2 else habit_quantity end, lock_version = lock_version + 1 where id = $1`,
    [line.id, quantity, lineAmount(quantity, line.price_ht, line), work.now, isMeant],
  )
}

const commentSql = 'select comment from order_line where id = $1'

/** Notes that the comment of a line changes, or goes with it. */
async function noteComment(work: Work, order: OrderRow, line: LineRow, after: string | null): Promise<void> {
  const [row] = await work.tx.query<{ comment: string | null }>(commentSql, [line.id])
  await noteChange(work, order.id, { field: 'line_comment', line, before: row?.comment ?? null, after })
}

/** Puts another comment on a line of a locked cart. */
export async function putComment(
  work: Work,
  order: OrderRow,
  { line, comment }: { line: LineRow; comment: string | null },
): Promise<void> {
  await noteComment(work, order, line, comment)
  await repo(work, orderLine).update(line.id, { comment })
}

/** Puts another quantity on a line of a locked cart, 0 takes it out; the totals are the caller's to refresh. */
export async function putQuantity(work: Work, order: OrderRow, setting: Setting): Promise<void> {
  const { line, quantity } = setting
  await setQuantity(work, order, setting)
  const after = compareDecimals(quantity, '0') === 0 ? null : rounded(exact(quantity), 3)
  await tellOrder(work.tx, order.id, {
    events: [
      {
        type: 'line_changed',
        payload: { label: line.label, from: line.quantity, quantity, line_id: line.id },
      },
    ],
    by: byActor(work.actor),
    now: work.now,
    beside: noting({ field: 'quantity', line, before: line.quantity, after }),
  })
}

/** Changes a line of a cart at 100; quantity 0 deletes it (domain §5.3). */
export async function changeLine(
  work: Work,
  { id, lineId }: { id: number; lineId: number },
  { quantity, confirmed, seen_quantity: seen, comment }: Partial<Values<typeof lineChanges>>,
): Promise<void> {
  const order = await lockCart(work, id)
  const line = (await readLines(work.tx, id)).find((one) => one.id === lineId)
  if (!line) throw await goneLine(work, id, lineId)
  if (comment !== undefined) await putComment(work, order, { line, comment })
  if (quantity === undefined || quantity === null) return
  const ruled = await ruledLine(work, line)
  await refuseStale(work, { order: id, line: ruled, seen, quantity })
  await putQuantity(work, order, { line: ruled, quantity, confirmed: isConfirmed(confirmed, 'habit') })
  await refreshCart(work.tx, order, { now: work.now })
}
