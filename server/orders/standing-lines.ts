import type { OrderLineAnswer } from '../../resources/orders/answer-parts'
import { isAt } from '../../resources/orders/states'
import type { Work } from '../api/work'
import { catalogsOf } from '../trade/catalogs-of'
import { factsKey } from '../trade/line-facts'
import type { LineRow } from './order-lines'
import type { OrderRow } from './order-row'
import { factsOfLines, markOf, movedPrices } from './reprice-lines'

type Stored = Pick<
  LineRow,
  'id' | 'label' | 'quantity' | 'article_id' | 'product_not_in_catalog_id' | 'price_ht'
>

/** What a line of a cart, or of what waits for a decision, meets at the moment when it is read. */
export type Standing = Pick<OrderLineAnswer, 'unorderable_reason' | 'price_now'>

/**
 * The lines of an order as they stand now, by id, for the actor: why one can no longer be ordered (5-doors §1: 1 to 6, 10, 12),
 * and the price of its day where it is another than the one kept (14; at 150 prices are frozen). Nothing is written: the next
 * step does that. Empty at the other statuses.
 */
export async function standingLines(
  { tx, actor, now }: Work,
  order: OrderRow,
  lines: readonly Stored[],
): Promise<ReadonlyMap<number, Standing>> {
  if (!lines.length || !isAt(order.status, 'cart', 'waiting')) return new Map()
  const facts = await tx.beyond('orders', (all) =>
    factsOfLines(all, order, { lines, now, catalogs: catalogsOf(actor) }),
  )
  const moved = new Map(movedPrices(lines, facts).map(({ id, to }) => [id, to]))
  return new Map(
    lines.map((line) => [
      line.id,
      {
        unorderable_reason: markOf(order, line, facts.get(factsKey(line))),
        price_now: moved.get(line.id) ?? null,
      },
    ]),
  )
}
