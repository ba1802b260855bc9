import { quantityWords } from '../../i18n/fr/orders'
import { guardSentence } from '../../resources/trade/guard-sentences'
import type { GuardFinding } from '../../resources/trade/guards'
import type { Tx } from '../database/connect'
import { atDoor } from '../trade/at-door'
import { agoOf } from '../trade/stale-event'
import { refusedAt } from './hold-order'
import { staleLines } from './stale-line'

interface SeenVersion {
  order_id: number
  lock_version: number | null | undefined
}

/** What a person saw of carts before a step on them: the lines of the one, or the versions of several in a list. */
export interface SeenCarts {
  lines?: readonly { line_id: number; quantity: string }[] | null | undefined
  versions?: readonly SeenVersion[]
}

const linesSql = `
  select l.id, l.label, l.quantity, coalesce(u.label, '') as unit_label from order_line l left join unit u on u.id = l.order_unit
  where l.order_id = $1 and l."deletedAt" is null and not l.added_at_reception order by l.position, l.id`

/** The last change of a line of a cart that is no longer in the version that was seen. */
const lastSql = `
  select e.payload->>'label' as label, e.payload->>'quantity' as quantity, e."createdAt" as at, e.user_id,
    concat_ws(' ', u.first_name, u.last_name) as name,
    (select coalesce(n.label, '') from order_line l left join unit n on n.id = l.order_unit
      where l.order_id = e.order_id and l.label = e.payload->>'label' and l."deletedAt" is null limit 1) as unit_label
  from order_event e join "user" u on u.id = e.user_id join "order" o on o.id = e.order_id and o.lock_version <> $2
  where e.order_id = $1 and e.type in ('line_added', 'line_changed') order by e.id desc limit 1`

interface Last {
  label: string
  quantity: string
  at: string
  user_id: number
  name: string
  unit_label: string | null
}

interface Looking {
  userId: number
  now: Date
}

async function staleVersion(
  tx: Tx,
  { order_id, lock_version }: SeenVersion,
  { userId, now }: Looking,
): Promise<GuardFinding[]> {
  if (lock_version === null || lock_version === undefined) return []
  const [last] = await tx.query<Last & Record<string, unknown>>(lastSql, [order_id, lock_version])
  if (!last || last.user_id === userId) return []
  const said = { name: last.name, article: last.label, ago: agoOf(last.at, now) }
  const isGone = last.unit_label === null || Number(last.quantity) === 0
  const quantity = quantityWords(last.quantity, last.unit_label ?? '')
  const reason = guardSentence('stale', { ...said, quantity }, isGone ? 'removed' : undefined)
  return [{ guard: 'stale', reason }]
}

/**
 * Refuses a step on carts that somebody else has changed since the person saw them (5-doors §1, 17, R): « Paul a mis 8 cartons il
 * y a 2 min. » Nothing is asked of what the person did not say that it saw. Give it a transaction that sees all people.
 */
export async function refuseStaleCarts(
  tx: Tx,
  id: number,
  { seen, ...looking }: Looking & { seen: SeenCarts },
): Promise<void> {
  const found: GuardFinding[] = []
  if (seen.lines?.length) {
    const lines = await tx.query<{ id: number; label: string; quantity: string; unit_label: string }>(
      linesSql,
      [id],
    )
    const quantities = new Map(seen.lines.map(({ line_id, quantity }) => [line_id, quantity]))
    found.push(...(await staleLines(tx, id, { lines, seen: quantities, ...looking })))
  }
  for (const version of seen.versions ?? []) found.push(...(await staleVersion(tx, version, looking)))
  const { refused } = atDoor(tx, 'reopening', found)
  if (refused.length) throw refusedAt('reopening', refused)
}
