import { timeLeft } from '../../i18n/fr/carts'
import { quantityWords } from '../../i18n/fr/orders'
import type { StaleLine } from '../../resources/orders/guard-refusal'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { guardSentence } from '../../resources/trade/guard-sentences'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { atDoor } from '../trade/at-door'
import type { LineRow } from './order-lines'

/** Who changed the quantity of a line last, and when. */
const lastSql = `
  select e."createdAt" as at, e.user_id, concat_ws(' ', u.first_name, u.last_name) as name from order_event e join "user" u on u.id = e.user_id
  where e.order_id = $1 and e.type in ('line_added', 'line_changed') and e.payload->>'label' = $2 order by e.id desc limit 1`

/** Less is said as one. */
const minute = 60_000

interface Seen {
  order: number
  line: LineRow & { unit_label: string }
  /** The quantity that the person saw; absent where it is not said. */
  seen: string | null | undefined
  quantity: string
}

/** Refuses a quantity that is written over one which somebody else has put there meanwhile (5-doors §1, 17; §6). */
export async function refuseStale(
  { tx, now, actor }: Work,
  { order, line, seen, quantity }: Seen,
): Promise<void> {
  const stands = (other: string) => compareDecimals(other, line.quantity) === 0
  if (!seen || stands(seen) || stands(quantity)) return
  const [last] = await tx.beyond('orders', (all) =>
    all.query<{ at: string; user_id: number; name: string }>(lastSql, [order, line.label]),
  )
  if (!last || last.user_id === actor.userId) return
  const reason = guardSentence('stale', {
    name: last.name,
    quantity: quantityWords(line.quantity, line.unit_label),
    ago: timeLeft(Math.max(minute, now.getTime() - new Date(last.at).getTime())),
  })
  atDoor(tx, 'cart', [{ guard: 'stale' }])
  const stale: StaleLine = { quantity: line.quantity }
  throw new ApiError('err409', { display: reason, more: { stale } })
}
