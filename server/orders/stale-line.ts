import { quantityWords } from '../../i18n/fr/orders'
import type { StaleLine } from '../../resources/orders/guard-refusal'
import { compareDecimals } from '../../resources/schema/decimal-text'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { agoOf } from '../trade/stale-event'
import type { LineFinding } from './line-findings'
import type { LineRow } from './order-lines'

/** Who changed the quantity of a line last, and when. */
const lastSql = `
  select e."createdAt" as at, e.user_id, concat_ws(' ', u.first_name, u.last_name) as name from order_event e join "user" u on u.id = e.user_id
  where e.order_id = $1 and e.type in ('line_added', 'line_changed') and e.payload->>'label' = $2 order by e.id desc limit 1`

/** The quantities that a person saw, by line. */
export type SeenLines = ReadonlyMap<number, string>

type Standing = Pick<LineRow, 'label' | 'quantity'> & { unit_label: string }

/** « Paul a mis 8 cartons il y a 2 min. » of a line that another person changed last; nothing of one's own change. */
async function staleSentence(
  tx: Tx,
  order: number,
  { line, userId, now }: { line: Standing; userId: number; now: Date },
): Promise<string | undefined> {
  const [last] = await tx.query<{ at: string; user_id: number; name: string }>(lastSql, [order, line.label])
  if (!last || last.user_id === userId) return undefined
  return guardSentence('stale', {
    name: last.name,
    quantity: quantityWords(line.quantity, line.unit_label),
    ago: agoOf(last.at, now),
  })
}

/** Who took lines out of a cart last: a removed line is told as one whose quantity is 0. */
const removedSql = `
  select distinct on (e.payload->>'line_id') (e.payload->>'line_id')::bigint as id, e.payload->>'label' as label, e."createdAt" as at, e.user_id,
    concat_ws(' ', u.first_name, u.last_name) as name from order_event e join "user" u on u.id = e.user_id
  where e.order_id = $1 and e.type = 'line_changed' and e.payload->>'line_id' = any($2::text[]) and (e.payload->>'quantity')::numeric = 0
  order by e.payload->>'line_id', e.id desc`

interface Removing {
  ids: readonly number[]
  userId: number
  now: Date
}

/** « Paul a retiré Carotte vrac il y a 2 min. » of the lines of a cart that another person has taken out; nothing of one's own act. */
async function removedLines(tx: Tx, order: number, { ids, userId, now }: Removing): Promise<LineFinding[]> {
  if (!ids.length) return []
  const rows = await tx.query<{ id: number; label: string; at: string; user_id: number; name: string }>(
    removedSql,
    [order, ids.map(String)],
  )
  return rows
    .filter(({ user_id }) => user_id !== userId)
    .map(({ id, label, at, name }) => {
      const reason = guardSentence('stale', { name, article: label, ago: agoOf(at, now) }, 'removed')
      return { guard: 'stale', reason, line: { id, label } }
    })
}

/** Why a line of a cart is not there (`err404`): by whom it was taken out, where that was somebody else. */
export async function goneLine({ tx, actor, now }: Work, order: number, id: number): Promise<ApiError> {
  const [gone] = await tx.beyond('orders', (all) =>
    removedLines(all, order, { ids: [id], userId: actor.userId, now }),
  )
  if (!gone) return new ApiError('err404')
  atDoor(tx, 'cart', [gone])
  return new ApiError('err404', { display: gone.reason })
}

/** The lines that stand otherwise than the person saw them, by somebody else's change, or stand no more. */
export async function staleLines(
  tx: Tx,
  order: number,
  {
    lines,
    seen,
    userId,
    now,
  }: { lines: readonly (Standing & { id: number })[]; seen: SeenLines; userId: number; now: Date },
): Promise<GuardFinding[]> {
  const found: GuardFinding[] = []
  if (!lines.some(({ id }) => seen.has(id))) return found
  for (const line of lines) {
    const before = seen.get(line.id)
    if (before !== undefined && compareDecimals(before, line.quantity) === 0) continue
    const reason = await staleSentence(tx, order, { line, userId, now })
    if (reason) found.push({ guard: 'stale', reason, line: { id: line.id, label: line.label } })
  }
  const ids = [...seen.keys()].filter((id) => !lines.some((line) => line.id === id))
  return [...found, ...(await removedLines(tx, order, { ids, userId, now }))]
}

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
  const reason = await tx.beyond('orders', (all) =>
    staleSentence(all, order, { line, userId: actor.userId, now }),
  )
  if (!reason) return
  atDoor(tx, 'cart', [{ guard: 'stale' }])
  const stale: StaleLine = { quantity: line.quantity }
  throw new ApiError('err409', { display: reason, more: { stale } })
}
