import { timeLeft } from '../../i18n/fr/carts'
import type { orderEvents } from '../../resources/orders/states'
import { lookup } from '../../resources/schema/lookup'
import { guardSentence } from '../../resources/trade/guard-sentences'
import { ApiError } from '../api/error'
import type { Tx } from '../database/tx'
import { atDoor } from './at-door'

/** Less is said as one. */
const minute = 60_000

/** How long ago something was done, in words: « 2 min ». */
export const agoOf = (at: string, now: Date): string =>
  timeLeft(Math.max(minute, now.getTime() - new Date(at).getTime()))

/** What somebody else may have done to an order meanwhile: the events that tell it, and the door that refuses. */
const meanwhile = lookup({
  answered: { types: ['confirmed'], door: 'proposal' },
  reopened: { types: ['reopened'], door: 'reopening' },
  resent: { types: ['submitted'], door: 'validation' },
  received: { types: ['reception_created', 'reception_resigned', 'reception_undone'], door: 'reception' },
} as const satisfies Record<string, { types: readonly (keyof typeof orderEvents)[]; door: string }>)

/** The last of these events, and who did it; an act by a link is its supplier's. */
const lastSql = `
  select e."createdAt" as at, e.user_id, coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), v.name, w.label, '') as name
  from order_event e join "order" o on o.id = e.order_id left join "user" u on u.id = e.user_id
    left join supplier v on v.id = o.supplier_id left join suppliernotincatalog w on w.id = o.supplier_not_in_catalog_id
  where e.order_id = $1 and e.type = any($2::text[]) order by e.id desc limit 1`

interface Meanwhile {
  order: number
  what: keyof typeof meanwhile
  userId: number | null
  now: Date
  /** What the answer adds for whoever goes on. */
  more?: Readonly<Record<string, unknown>>
}

/**
 * Refuses a step on an order that somebody else has moved since the person saw it (5-doors §1, 17): `err409`, by whom and how
 * long ago. What the person did itself is no surprise to it.
 */
export async function refuseMoved(tx: Tx, { order, what, userId, now, more }: Meanwhile): Promise<void> {
  const { types, door } = meanwhile[what]
  const [last] = await tx.query<{ at: string; user_id: number | null; name: string }>(lastSql, [order, types])
  if (!last || (userId !== null && last.user_id === userId)) return
  atDoor(tx, door, [{ guard: 'stale' }])
  const display = guardSentence('stale', { name: last.name, ago: agoOf(last.at, now) }, what)
  throw new ApiError('err409', { display, ...(more ? { more } : {}) })
}
