import { quantityWords } from '../../i18n/fr/orders'
import { compareDecimals } from '../../resources/schema/decimal-text'
import type { StaleCount } from '../../resources/stock/inventory-answers'
import { itemKey, type StockItem } from '../../resources/stock/item-key'
import { guardSentence } from '../../resources/trade/guard-sentences'
import { ApiError } from '../api/error'
import type { Work } from '../api/work'
import { atDoor } from '../trade/at-door'
import { agoOf } from '../trade/stale-event'
import { itemsOf } from '../trade/stock-items'
import type { InventoryRow } from './inventory-row'

/** A count that is given, with the one that the person saw on its line; absent where it is not said. */
interface SeenCount {
  id?: number | null | undefined
  quantity_real?: string | null | undefined
  seen_quantity?: string | null | undefined
}

interface Counted extends StockItem {
  id: number
  quantity_real: string
  at: string
  name: string
  [name: string]: unknown
}

/** Lines of an inventory that somebody else has counted. */
const countedSql = `
  select l.id, l.article_id, l.product_not_in_catalog_id, l.quantity_real::text as quantity_real, l."updatedAt" as at,
    concat_ws(' ', u.first_name, u.last_name) as name
  from inventory_line l join "user" u on u.id = coalesce(l.updated_by, l.created_by)
  where l.inventory_id = $1 and l.id = any($2::bigint[]) and l.quantity_real is not null and u.id <> $3 order by l.id`

const isSame = (one: string | null | undefined, other: string): boolean =>
  one !== null && one !== undefined && compareDecimals(one, other) === 0

/**
 * Refuses a count that is written over one which somebody else has put on the line since the person saw it (5-doors §1, 17, K):
 * « Paul a mis 8 kg il y a 2 min. », with that line and count.
 */
export async function refuseStaleCounts(
  work: Work,
  { id, adherent_id }: Pick<InventoryRow, 'id' | 'adherent_id'>,
  counts: readonly SeenCount[],
): Promise<void> {
  const seen = new Map(
    counts.flatMap((count) => (count.id && count.seen_quantity !== undefined ? [[count.id, count]] : [])),
  )
  if (!seen.size) return
  const rows = await work.tx.beyond('stock', (all) =>
    all.query<Counted>(countedSql, [id, [...seen.keys()], work.actor.userId]),
  )
  const stale = rows.find((row) => {
    const count = seen.get(row.id)
    return (
      !isSame(count?.seen_quantity, row.quantity_real) && !isSame(count?.quantity_real, row.quantity_real)
    )
  })
  if (!stale) return
  const items = await itemsOf(work, adherent_id, [stale])
  const quantity = quantityWords(stale.quantity_real, items.get(itemKey(stale))?.unit ?? '')
  atDoor(work.tx, 'stock', [{ guard: 'stale' }])
  const more: { stale: StaleCount } = { stale: { line_id: stale.id, quantity: stale.quantity_real } }
  throw new ApiError('err409', {
    display: guardSentence('stale', { name: stale.name, quantity, ago: agoOf(stale.at, work.now) }),
    more,
  })
}
