import type { Member } from '../../resources/directory/serving'
import type { orderLine } from '../../resources/orders/order-line'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { Work } from '../api/work'
import { readLineFacts } from '../trade/line-facts'
import type { Seller } from '../trade/order-recipients'

/** What the adds to the carts of one seller have in common. */
export const turnOf = (member: Member, seller: Seller): string =>
  `cart ${member.isGroup ? 'g' : 'a'}${member.id} ${seller.supplier_id ?? ''}/${seller.supplier_not_in_catalog_id ?? ''}/${seller.platform_id ?? ''}`

/**
 * Two adds at once open one cart: the second waits for the first. Who adds to the carts of several sellers takes all their
 * turns before anything else is locked, in one order, so that nobody waits for somebody who waits.
 */
export async function takeTurns(work: Work, member: Member, sellers: readonly Seller[]): Promise<void> {
  const turns = new Set(sellers.map((seller) => turnOf(member, seller)))
  for (const turn of [...turns].sort())
    await work.tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [turn])
}

type Ordered = RowOf<typeof orderLine, 'article_id' | 'product_not_in_catalog_id'>

/** Who sells the member what is ordered, by the key of its facts. */
export async function sellersOf(
  work: Work,
  member: Member,
  lines: readonly Ordered[],
): Promise<ReadonlyMap<string, Seller>> {
  const today = parisDay(work.now)
  const asked = {
    articles: lines.flatMap((line) => line.article_id ?? []),
    outOfCatalog: lines.flatMap((line) => line.product_not_in_catalog_id ?? []),
  }
  const ordering = { member, deliveredTo: null, day: today, today }
  return work.tx.beyond('orders', (all) => readLineFacts(all, asked, ordering))
}
