import { lineAmount } from '../../resources/catalogue/units'
import type { Signing } from '../../resources/receptions/reception-fields'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { Work } from '../api/work'
import { farQuantities } from '../trade/far-lines'
import { refuseMoved } from '../trade/stale-event'
import { warnedAt } from '../trade/warned-at'
import { type Matched, partsOf } from './reception-checks'
import type { ReceivedOrder } from './reception-facts'

/** What came in a quantity that is far from habit: told, and received all the same (5-doors §1, D: 11). */
export async function warnedQuantities(
  work: Work,
  order: ReceivedOrder,
  lines: readonly Matched[],
): Promise<string[]> {
  const came = partsOf(lines).filter(({ given }) => compareDecimals(given.qty_accepted, '0') > 0)
  const looked = came.map(({ id, article_id, given, price_ht, ...units }) => ({
    ...{ id, article_id, quantity: given.qty_accepted },
    line_ht: lineAmount(given.qty_accepted, price_ht, units),
  }))
  const found = await work.tx.beyond('orders', (tx) =>
    farQuantities(tx, { order, lines: looked, now: work.now }),
  )
  return warnedAt(work.tx, 'reception', found)
}

const lastSql = `select coalesce(max(id), 0)::int as id from reception where order_id = $1 and "deletedAt" is null`

/** Refuses once to sign over a reception that somebody else has signed since the order was read (5-doors §1, 17). */
export async function refuseReceived(
  { tx, now, actor }: Work,
  order: ReceivedOrder,
  { seen_reception }: Signing,
): Promise<void> {
  if (typeof seen_reception !== 'number') return
  const [last] = await tx.query<{ id: number }>(lastSql, [order.id])
  const id = last?.id ?? 0
  if (id === seen_reception) return
  const asked = { order: order.id, what: 'received', userId: actor.userId, now } as const
  await tx.beyond('orders', (all) => refuseMoved(all, { ...asked, more: { stale: { reception: id } } }))
}
