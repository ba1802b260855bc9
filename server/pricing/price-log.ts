import type { priceLogOrigins, priceUpdateLog } from '../../resources/pricing/price-update-response'
import type { RowOf } from '../../resources/schema/infer'
import type { Writing } from '../api/row-writer'

/** A change of a campaign, for its log (domain §10.1). */
export type LogEntry = RowOf<typeof priceUpdateLog, 'what'> &
  Partial<RowOf<typeof priceUpdateLog, 'supplier_id' | 'article_id' | 'before' | 'after'>>

const insertSql = `
  insert into price_update_log (price_update_id, user_id, at, origin, supplier_id, article_id, what, before, after, "createdAt", "updatedAt", created_by)
  select $1, $2, $3, $4, g.supplier_id, g.article_id, g.what, g.before, g.after, $3, $3, $2
  from unnest($5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::text[]) as g(supplier_id, article_id, what, before, after)`

const clipped = (text: string | null | undefined) => text?.slice(0, 500) ?? null

/** Writes what changed into the log of a campaign, which is only added to. */
export async function logPrices(
  { tx, actor, now }: Writing,
  campaignId: number,
  { origin, entries }: { origin: keyof typeof priceLogOrigins; entries: readonly LogEntry[] },
): Promise<void> {
  if (!entries.length) return
  await tx.query(insertSql, [
    ...[campaignId, actor.userId, now, origin],
    entries.map(({ supplier_id }) => supplier_id ?? null),
    entries.map(({ article_id }) => article_id ?? null),
    entries.map(({ what }) => what),
    entries.map(({ before }) => clipped(before)),
    entries.map(({ after }) => clipped(after)),
  ])
}
